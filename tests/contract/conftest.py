from sammelsurium.kernel.compiled import enabled

# It compares both forms itself; where the compiler is off, somebody wants to look at the plain one only.
collect_ignore = [] if enabled else ["test_two_forms.py"]
