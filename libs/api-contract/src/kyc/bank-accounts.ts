import { z } from 'zod';
import {
  BANK_ACCOUNT_REFUSALS,
  BANK_ACCOUNT_STATES,
  KYC_STATES,
  NAME_MATCHES,
  OWN_ACCOUNT_NUMBER,
} from '../vocabulary/kyc/bank-accounts.ts';
import { LONGEST_ID, LONGEST_NAME } from '../vocabulary/limits.ts';
import { IFSC } from '../vocabulary/refunds.ts';

const ifscSchema = z.string().trim().toUpperCase().regex(IFSC);

/** `POST /kyc/v1/bank-accounts`: an account to be paid on; the number as it was typed twice. */
export const bankAccountInputSchema = z.object({
  account_number: z.string().trim().regex(OWN_ACCOUNT_NUMBER),
  account_number_again: z.string().trim().regex(OWN_ACCOUNT_NUMBER),
  ifsc: ifscSchema,
  /** The holder's, as in the passbook. */
  name: z.string().trim().min(1).max(LONGEST_NAME),
});
/** A bank account to give. */
export type BankAccountInput = z.infer<typeof bankAccountInputSchema>;

/** A person's bank account, masked. Times are ISO. */
export const bankAccountSchema = z.object({
  id: z.string(),
  /** '••••••• 8901'. */
  masked_number: z.string(),
  ifsc: z.string(),
  /** Null when the list of banks has none of this IFSC. */
  bank: z.string().nullable(),
  /** As it was given. */
  name: z.string(),
  state: z.enum(BANK_ACCOUNT_STATES),
  /** Why it was rejected. */
  refusal: z.enum(BANK_ACCOUNT_REFUSALS).nullable(),
  /** The bank has answered, and a person of support looks at the names. */
  is_with_support: z.boolean(),
  given_at: z.string(),
  /** It is the account on which the person is paid. */
  is_payout: z.boolean(),
  /** From when on pay-outs use it; null for another account. */
  payout_from: z.string().nullable(),
});
/** A person's bank account, masked. */
export type BankAccount = z.infer<typeof bankAccountSchema>;
/** `GET /kyc/v1/bank-accounts`: the person's accounts, the newest first, and how far the proof has come. */
export const bankAccountsSchema = z.object({ state: z.enum(KYC_STATES), results: z.array(bankAccountSchema) });
/** A person's bank accounts. */
export type BankAccounts = z.infer<typeof bankAccountsSchema>;

/** Query of `GET /kyc/v1/banks`. */
export const bankQuerySchema = z.object({ ifsc: ifscSchema });
/** Answer to it: the bank of an IFSC; null when the list has none of this prefix. */
export const bankOfIfscSchema = z.object({ ifsc: z.string(), bank: z.string().nullable() });
/** The bank of an IFSC. */
export type BankOfIfscAnswer = z.infer<typeof bankOfIfscSchema>;

/** `POST /kyc/v1/bank-accounts/:id/payout`: the code that was sent for this account. */
export const choosePayoutAccountSchema = z.object({
  request_id: z.string().min(1).max(LONGEST_ID),
  otp: z.string().min(1).max(20),
});
/** The code by which an account becomes the one that is paid. */
export type ChoosePayoutAccount = z.infer<typeof choosePayoutAccountSchema>;

/** `GET /support/v1/bank-accounts`: accounts of which a person has to decide whether two names are one. */
export const undecidedAccountsSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      masked_number: z.string(),
      ifsc: z.string(),
      bank: z.string().nullable(),
      name: z.string(),
      /** As the bank has it; null when it told none. */
      holder: z.string().nullable(),
      /** Null when the bank told no name. */
      name_match: z.enum(NAME_MATCHES).nullable(),
      given_at: z.string(),
    }),
  ),
});
/** `POST /support/v1/bank-accounts/:id/decision`. */
export const accountDecisionSchema = z.object({
  decision: z.enum(['verify', 'reject']),
  reason: z.string().trim().min(3).max(500),
});
/** What support decides of an account. */
export type AccountDecision = z.infer<typeof accountDecisionSchema>;
/** Answer to it. */
export const accountDecidedSchema = z.object({ id: z.string(), state: z.enum(BANK_ACCOUNT_STATES) });
