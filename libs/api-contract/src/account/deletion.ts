import { z } from 'zod';
import { DELETION_BLOCKS, KEPT_RECORDS } from '../vocabulary/account/deletion.ts';
import type { KeptRecord } from '../vocabulary/account/deletion.ts';

const keptRecordSchema = z.enum(KEPT_RECORDS as [KeptRecord, ...KeptRecord[]]);

/** `GET /user/v1/account/deletion`: how deleting the caller's account stands. */
export const accountDeletionSchema = z.object({
  /** The day 'YYYY-MM-DD' in India on which the account is deleted; null while that is not asked for. */
  due_on: z.string().nullable(),
  /** Why it cannot be deleted now; empty when it can. */
  blocks: z.array(z.enum(DELETION_BLOCKS)),
  /** What the law keeps of this person, of the list with years. */
  kept: z.array(keptRecordSchema),
});
/** How deleting an account stands. */
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
/** `POST /user/v1/account/deletion`: the code that was sent for it. */
export const deleteAccountSchema = z.object({ request_id: z.string().max(100), otp: z.string().max(20) });
/** The code by which a person has their account deleted. */
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
/** Answer to it: the day 'YYYY-MM-DD' in India on which the account is deleted. */
export const deletionDueSchema = z.object({ due_on: z.string() });
