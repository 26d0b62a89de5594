from tests.shell import shell as shell
