"""What a board is called at its edges."""

from pentogames.core.cells import Square
from pentogames.core.layout import EdgeLabel, Layout, edge_labels


def test_edge_labels_stand_outside_the_board_beside_the_middle_of_squares() -> None:
    assert edge_labels(range(2), range(2)) == (
        EdgeLabel("A", 0.5, -0.5),
        EdgeLabel("B", 1.5, -0.5),
        EdgeLabel("1", -0.5, 0.5),
        EdgeLabel("2", -0.5, 1.5),
    )


def test_edge_labels_keep_the_names_of_a_part_of_the_board() -> None:
    labels = edge_labels(range(3, 5), range(3, 4), lower_case=True)
    assert [label.text for label in labels] == ["d", "e", "4"]
    assert labels[-1] == EdgeLabel("4", 2.5, 3.5)


def test_a_layout_names_its_squares_by_letter_and_number_unless_told_otherwise() -> None:
    layout = Layout((Square(1, 2),))
    assert layout.name(Square(1, 2)) == "B3"
    assert layout.square("B3") == Square(1, 2)
