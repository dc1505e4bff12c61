/**
 * How a field of the desk is shown and typed. `rupees`: a number with two decimals. `day`: 'YYYY-MM-DD', `time`: ISO.
 * `reference`: the id of another resource. `texts`: an object by language. `table`: rows of named columns, read only.
 */
export const OPERATOR_FIELD_KINDS = [
  'text',
  'long-text',
  'number',
  'rupees',
  'boolean',
  'day',
  'time',
  'choice',
  'choices',
  'reference',
  'texts',
  'table',
] as const;
/** How a field of the desk is shown and typed. */
export type OperatorFieldKind = (typeof OPERATOR_FIELD_KINDS)[number];

/** When an act of the desk waits for a second person. See docs/domain/ledger.md#second-person. */
export const OPERATOR_SECOND_PERSONS = ['never', 'by-amount', 'always'] as const;
/** When an act of the desk waits for a second person. */
export type OperatorSecondPerson = (typeof OPERATOR_SECOND_PERSONS)[number];

/** Rows of a page of a desk's list: as many where nothing is said, and at most. */
export const OPERATOR_PAGE_SIZE = 25;
/** Rows of a page of a desk's list at most. */
export const MOST_OPERATOR_ROWS = 100;
/** Rows of a file that a desk takes out at most. */
export const MOST_EXPORTED_ROWS = 100_000;
/** Up to how many rows a desk's list counts; of more it says that there are at least as many. */
export const MOST_COUNTED_ROWS = 10_000;
/** Letters of the reason for which a personal field is shown, at least. */
export const SHORTEST_UNMASK_REASON = 10;
