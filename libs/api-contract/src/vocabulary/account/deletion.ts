/** Why an account cannot be deleted now. See docs/domain/identity.md#deleting-an-account. */
export const DELETION_BLOCKS = [
  'open-order',
  'open-refund',
  'open-return',
  'open-complaint',
  'credit-due',
  'open-sale',
  'open-claim',
  'open-booking',
  'works-here',
] as const;
/** A reason why an account cannot be deleted now. */
export type DeletionBlock = (typeof DELETION_BLOCKS)[number];

/** What the law keeps of a person whose data is erased, and how many years. */
export const KEPT_YEARS = {
  /** Orders with their bills, payments and money back. */
  bills: 8,
  /** The ledger of buying on credit, and what was agreed to. */
  credit: 8,
  /** After the policy ends, with the identity document that it needed. */
  policies: 5,
  /** What was sold to buyers, and on which terms. */
  sales: 3,
  /** What was said with shops of the open network about an order. */
  network: 1,
  consents: 1,
  security: 1,
} as const;
/** A kind of record that the law keeps. */
export type KeptRecord = keyof typeof KEPT_YEARS;
/** Every kind of record that the law keeps. */
export const KEPT_RECORDS = Object.keys(KEPT_YEARS) as readonly KeptRecord[];
/** Days in which a person can undo the deletion of their account. */
export const DELETION_UNDO_DAYS = 30;
