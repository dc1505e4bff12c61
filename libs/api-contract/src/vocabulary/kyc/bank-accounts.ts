/** How far a person's proof has come. See docs/domain/bank-accounts.md#states. */
export const KYC_STATES = ['NOT_STARTED', 'SUBMITTED', 'VERIFIED', 'REJECTED'] as const;
/** How far a person's proof has come. */
export type KycState = (typeof KYC_STATES)[number];

/** How a bank account that was given stands. */
export const BANK_ACCOUNT_STATES = ['SUBMITTED', 'VERIFIED', 'REJECTED'] as const;
/** How a bank account stands. */
export type BankAccountState = (typeof BANK_ACCOUNT_STATES)[number];

/** Why an account was rejected: the bank has no such open account, its holder is another, support said so. */
export const BANK_ACCOUNT_REFUSALS = ['not-open', 'other-name', 'by-support'] as const;
/** Why an account was rejected. */
export type BankAccountRefusal = (typeof BANK_ACCOUNT_REFUSALS)[number];

/** Whether two names are one person's; `partly` is for a person to decide. */
export const NAME_MATCHES = ['match', 'partly', 'no'] as const;
/** Whether two names are one person's. */
export type NameMatch = (typeof NAME_MATCHES)[number];

/** Form of the number of an account that can be given for pay-outs. */
export const OWN_ACCOUNT_NUMBER = /^\d{9,18}$/;

/** Accounts that one person has at most. */
export const MOST_BANK_ACCOUNTS = 5;

/** Hours after a change in which no pay-out uses the account. */
export const PAYOUT_ACCOUNT_WAIT_HOURS = 24;
