/** The shells, in the order in which they are listed. Specification, section 1. */
export const SHELLS = ['farmer', 'csc', 'business'] as const;
/** A shell. */
export type ShellName = (typeof SHELLS)[number];
