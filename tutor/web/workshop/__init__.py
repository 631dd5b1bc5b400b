"""The author's workshop: the site on files that are being written, read anew whenever one is saved."""

from tutor.web.workshop.app import create_workshop

__all__ = ["create_workshop"]
