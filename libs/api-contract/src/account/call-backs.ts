import { z } from 'zod';
import { CALL_BACK_TOPICS, PARTS_OF_DAY } from '../vocabulary/account/call-backs.ts';
import { LANGUAGES } from '../vocabulary/languages.ts';

/** `PUT /user/v1/call-back`: what the person wants to be called about. See docs/domain/identity.md#calls-back. */
export const callBackInputSchema = z.object({
  topic: z.enum(CALL_BACK_TOPICS),
  part_of_day: z.enum(PARTS_OF_DAY),
  /** In which the person is spoken to. */
  language: z.enum(LANGUAGES),
});
/** What the person wants to be called about. */
export type CallBackInput = z.infer<typeof callBackInputSchema>;

/** A call that is waited for. */
export const callBackSchema = callBackInputSchema.extend({ asked_at: z.iso.datetime() });
/** Answer of `GET /user/v1/call-back`: null where none is waited for. */
export const waitingCallBackSchema = z.object({ call_back: callBackSchema.nullable() });
/** The call that a person waits for, or null. */
export type WaitingCallBack = z.infer<typeof waitingCallBackSchema>;

/** Answer of `GET /support/v1/call-backs`: who waits for a call, the longest waiting first, 100 at most. */
export const callBacksSchema = z.object({
  results: z.array(
    callBackSchema.extend({
      id: z.uuid(),
      name: z.string(),
      /** Ten digits; null where there is none. */
      phone_number: z.string().nullable(),
    }),
  ),
});
