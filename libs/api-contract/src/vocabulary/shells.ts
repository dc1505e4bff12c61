/** The shells, in the order in which they are listed. See docs/domain/application.md#shells. */
export const SHELLS = ['farmer', 'csc', 'business'] as const;
/** A shell. */
export type ShellName = (typeof SHELLS)[number];
