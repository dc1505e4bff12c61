import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { SECURITY_EVENT_KINDS } from '../vocabulary/security-events.ts';

/** Which security events are read: of a person, of a kind, from a time on and before another (ISO, with an offset). */
export const securityEventsQuerySchema = pageQuerySchema.extend({
  user_id: z.uuid().optional(),
  kind: z.enum(SECURITY_EVENT_KINDS).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  before: z.iso.datetime({ offset: true }).optional(),
});

/** `GET /support/v1/security-events`: a page of the record, the newest first. Times are ISO. */
export const securityEventsSchema = pagedSchema(
  z.object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(SECURITY_EVENT_KINDS),
    /** The user who did it, or whose account it is about; null when unknown. */
    user_id: z.string().nullable(),
    /** `203.0.113.0/24` or `2001:db8:1:2::/64`; null for what did not come over a network. */
    network: z.string().nullable(),
    /** Ids and words of lists: order, refund, session, role, route, reason. */
    subjects: z.record(z.string(), z.string()),
  }),
);
