"""Settings of Sphinx. See decision 0040."""

from hanse.version import __version__

project = "Hanse"
author = "The Hanse authors"
copyright = "The Hanse authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.site.docstrings"]
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline", "colon_fence"]
root_doc = "index"
exclude_patterns = ["files/**"]
templates_path: list[str] = []
suppress_warnings: list[str] = []

# Docstrings are written as in Markdown: names in single backquotes.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Hanse {__version__}"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_permalinks_icon = "#"
pygments_style = "friendly"
pygments_dark_style = "native"

html_static_path = ["static"]
html_css_files = ["hanse.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1d4e63",
        "color-brand-content": "#14607d",
        "color-background-secondary": "#f7f4ed",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7fc1d8",
        "color-brand-content": "#8cc9de",
    },
}
