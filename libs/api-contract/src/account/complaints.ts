import { z } from 'zod';
import { ISSUE_STATUSES } from '../vocabulary/after-order.ts';

/** A complaint of the signed-in person, whichever order it is about. See docs/domain/aftercare.md#complaints. */
export const ownComplaintSchema = z.object({
  /** The number that the person was given. */
  number: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(ISSUE_STATUSES),
  /** ORD03, ITM01 to ITM05. */
  reason: z.string(),
  /** Times are ISO: when it was made, and the two clocks. */
  opened_at: z.string(),
  answer_by: z.string(),
  close_by: z.string(),
});
/** A complaint of the signed-in person. */
export type OwnComplaint = z.infer<typeof ownComplaintSchema>;
/** Answer of `GET /order/v1/issues`: the newest first, at most 50. */
export const ownComplaintsSchema = z.object({ results: z.array(ownComplaintSchema) });
