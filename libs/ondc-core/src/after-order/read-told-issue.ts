import { z } from 'zod';
import { textOf } from '../catalogue/catalogue-message.ts';
import { paiseOf } from '../wire/read-values.ts';

/** What a seller app may do about an issue (IGM 1.0.0). */
export const RESPONDENT_ACTIONS = ['PROCESSING', 'CASCADED', 'NEED-MORE-INFO', 'RESOLVED'] as const;
/** What a seller app may do about an issue. */
export type RespondentAction = (typeof RESPONDENT_ACTIONS)[number];

/** What a seller says of an issue in `on_issue` and `on_issue_status`. */
export interface ToldIssue {
  readonly id: string;
  /** What it did last; null where it says nothing that is known. */
  readonly action: RespondentAction | null;
  /** In the seller's words, at most 1 000 characters: what it needs to know, or how it settles the issue. */
  readonly answer: string | null;
  /** What it gives back to settle the issue, whole paise; null where that is nothing, or it does not say how much. */
  readonly refundPaise: number | null;
}

const LONGEST_ANSWER = 1_000;
const text = z.string().nullish().catch(null);
const actionSchema = z.object({ respondent_action: text, short_desc: text, updated_at: text });
const messageSchema = z.object({
  issue: z.object({
    id: z.string().min(1),
    issue_actions: z
      .object({
        respondent_actions: z
          .array(actionSchema.nullable().catch(null))
          .transform((all) => all.filter((one) => one !== null))
          .catch([]),
      })
      .nullish()
      .catch(null),
    resolution: z
      .object({ short_desc: text, long_desc: text, action_triggered: text, refund_amount: z.unknown().optional() })
      .nullish()
      .catch(null),
  }),
});

/**
 * Reads what a seller says of an issue. The last of its actions counts; a resolution counts only with RESOLVED, and an
 * amount only with REFUND.
 * See docs/domain/open-network.md#issues.
 *
 * @param message `message` of a callback
 * @returns null for what tells of no issue
 */
export function readToldIssue(message: unknown): ToldIssue | null {
  const { success, data } = messageSchema.safeParse(message);
  if (!success) return null;
  const { id, issue_actions, resolution } = data.issue;
  const last = (issue_actions?.respondent_actions ?? [])
    .map((one) => ({ ...one, code: RESPONDENT_ACTIONS.find((code) => code === one.respondent_action) }))
    .findLast(({ code }) => code !== undefined);
  const action = last?.code ?? null;
  const resolved = action === 'RESOLVED' ? (textOf(resolution?.long_desc) ?? textOf(resolution?.short_desc)) : null;
  const answer = resolved ?? textOf(last?.short_desc);
  const isRefund = action === 'RESOLVED' && resolution?.action_triggered === 'REFUND';
  const refundPaise = isRefund ? paiseOf(resolution.refund_amount) : null;
  return { id, action, answer: answer?.slice(0, LONGEST_ANSWER).toWellFormed() ?? null, refundPaise };
}
