import { z } from 'zod';
import type { Context } from '../../wire/message.ts';
import type { SellerParts } from '../seller-parts.ts';
import type { OrderBook } from './order-book.ts';

/** What is read of an issue (IGM 1.0.0); all else is kept as it came. */
export const ISSUE_MESSAGES = {
  issue: z.looseObject({
    issue: z.looseObject({
      id: z.uuid(),
      status: z.enum(['OPEN', 'CLOSED']).optional(),
      issue_type: z.enum(['ISSUE', 'GRIEVANCE', 'DISPUTE']).optional(),
      issue_actions: z.looseObject({ complainant_actions: z.array(z.looseObject({})).optional() }).optional(),
    }),
  }),
  issue_status: z.looseObject({ issue_id: z.uuid() }),
};
/** An issue of a buyer app. */
export type Issue = z.infer<(typeof ISSUE_MESSAGES)['issue']>['issue'];

/** Keeps what the buyer app says of an issue, beside what it said before. */
export function keepIssue(issue: Issue, context: Context, { issues }: OrderBook): void {
  const known = issues.get(issue.id);
  issues.set(issue.id, { context, issue: { ...known?.issue, ...issue }, resolvedAs: known?.resolvedAs ?? null });
}

/**
 * `on_issue` and `on_issue_status`: what the seller app does about it, IGM 1.0.0.
 *
 * @param isResolved with the goods' money given back
 */
export function writeIssue(
  issueId: string,
  { issues }: OrderBook,
  { participant, profile, now }: SellerParts,
  isResolved: boolean,
): Readonly<Record<string, unknown>> {
  const known = issues.get(issueId);
  const at = now().toISOString();
  const { subscriber_id, domain } = participant.subscription;
  const who = {
    org: { name: `${subscriber_id}::${domain}` },
    contact: { phone: '18000000000', email: 'care@sandbox.example' },
    person: { name: profile.displayName },
  };
  const action = (respondent_action: string, short_desc: string) => ({
    ...{ respondent_action, short_desc, updated_at: at, updated_by: who, cascaded_level: 1 },
  });
  const actions = known?.issue['issue_actions'] as Readonly<Record<string, unknown>> | undefined;
  return {
    issue: {
      id: issueId,
      created_at: known?.issue['created_at'],
      updated_at: at,
      issue_actions: {
        ...actions,
        respondent_actions: [
          action('PROCESSING', 'We look into it (sandbox)'),
          ...(isResolved ? [action('RESOLVED', 'Resolved (sandbox)')] : []),
        ],
      },
      ...(isResolved ? resolution(who) : {}),
    },
  };
}

const resolution = (who: {
  readonly org: { readonly name: string };
  readonly contact: object;
  readonly person: object;
}) => ({
  resolution_provider: {
    respondent_info: {
      type: 'TRANSACTION-COUNTERPARTY-NP',
      organization: who,
      resolution_support: {
        gros: [{ person: who.person, contact: who.contact, gro_type: 'TRANSACTION-COUNTERPARTY-NP-GRO' }],
      },
    },
  },
  resolution: {
    short_desc: 'Refund',
    long_desc: 'The money for the goods goes back (sandbox)',
    action_triggered: 'REFUND',
    refund_amount: '100.00',
  },
});
