import { z } from 'zod';
import { NOTICE_TOPICS } from '../vocabulary/account/notices.ts';
import { pagedSchema } from '../paging.ts';

/** A notice as it was told. */
export const noticeSchema = z.object({
  id: z.string(),
  /** Null for what is told whatever is switched off: it is about the safety of the account. */
  topic: z.enum(NOTICE_TOPICS).nullable(),
  /** In the language in which it was told. */
  text: z.string(),
  /** ISO. */
  at: z.string(),
});
/** A notice as it was told. */
export type Notice = z.infer<typeof noticeSchema>;
/** Answer of `GET /user/v1/notices`: of the last 90 days, the newest first. */
export const noticesSchema = pagedSchema(noticeSchema);
/** Which notices come by SMS. */
export const noticeSwitchesSchema = z.object({
  results: z.array(z.object({ topic: z.enum(NOTICE_TOPICS), is_on: z.boolean() })),
});
/** Which notices come by SMS. */
export type NoticeSwitches = z.infer<typeof noticeSwitchesSchema>['results'];
/** `PUT /user/v1/notices/switches` */
export const switchNoticesSchema = z.object({ topic: z.enum(NOTICE_TOPICS), is_on: z.boolean() });
/** Body of switching a topic on or off. */
export type SwitchNotices = z.infer<typeof switchNoticesSchema>;
