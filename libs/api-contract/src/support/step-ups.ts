import { z } from 'zod';
import { STEP_UP_LIFT_REASONS } from '../vocabulary/step-up.ts';

/** `POST /support/v1/step-ups/lift`: of which number, and by what support was convinced. */
export const liftStepUpSchema = z.object({
  phone_number: z.string().regex(/^\d{10}$/),
  reason: z.enum(STEP_UP_LIFT_REASONS),
});
/** Answer: whose step-up it was. */
export const liftedStepUpSchema = z.object({ user_id: z.string() });
