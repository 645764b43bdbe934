"""What Windows and macOS are told of the program: version, identity, the files that are its own."""

from typing import Any

from frozen.project import Project

RECORD = ("pento", "Record of a game")
"""The ending of the files that open in the program, and what they are."""


def version_resource(project: Project) -> str:
    """Return the version resource of a Windows program, in the form that PyInstaller reads."""
    texts = {
        "CompanyName": project.author,
        "FileDescription": project.summary,
        "FileVersion": project.version,
        "InternalName": project.name,
        "LegalCopyright": f"© {project.author}, MIT licence",
        "OriginalFilename": f"{project.name}.exe",
        "ProductName": project.title,
        "ProductVersion": project.version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={project.numbers}, prodvers={project.numbers}, mask=0x3F, flags=0x0,
                    OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('080904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [0x0809, 1200])]),
  ],
)
"""


def info_plist(project: Project, languages: list[str]) -> dict[str, Any]:
    """Return what the bundle of a macOS program says of itself and of its files."""
    ending, description = RECORD
    kind = f"{project.identifier}.{ending}"
    return {
        "CFBundleDisplayName": project.title,
        "CFBundleShortVersionString": project.version,
        "CFBundleVersion": project.version,
        "CFBundleLocalizations": languages,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # dark where the desktop is dark
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": description,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": description,
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {"public.filename-extension": [ending]},
            }
        ],
    }
