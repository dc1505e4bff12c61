/** Fields that a person can have. See docs/domain/fields.md#fields. */
export const MOST_FIELDS = 50;
/** Corners that a boundary can have. */
export const MOST_FIELD_CORNERS = 1000;
/** Letters of a field's name, and of a variety's. */
export const LONGEST_FIELD_NAME = 60;

/** What is paid out for a field. See docs/domain/fields.md#khetibook. */
export const FIELD_COSTS = ['seed', 'fertiliser', 'pesticide', 'labour', 'machine', 'water', 'rent', 'cost'] as const;
/** What comes in from a field. */
export const FIELD_INCOMES = ['sale', 'income'] as const;
/** Kinds of entries in the khetibook, costs first. */
export const FIELD_ENTRY_KINDS = [...FIELD_COSTS, ...FIELD_INCOMES] as const;
/** What an entry in the khetibook is for. */
export type FieldEntryKind = (typeof FIELD_ENTRY_KINDS)[number];

/** Entries in the khetibook of a field. */
export const MOST_FIELD_ENTRIES = 1000;
/** Rupees of an entry. */
export const LARGEST_FIELD_AMOUNT = 10_000_000;
/** Letters of an entry's note. */
export const LONGEST_FIELD_NOTE = 200;
