import type { WorkListDefinition } from '@haat/backend-work-lists';
import { OPEN_ORDER_STATUSES } from '@haat/order-core';
import { sql } from 'drizzle-orm';

const HOUR_MS = 3_600_000;

/** Orders that do not go on by themselves and wait for support. See docs/domain/work-lists.md#kinds. */
export const ESCALATIONS_WORK: WorkListDefinition = {
  ...{ kind: 'escalated-orders', role: 'support', dueWithinMs: 4 * HOUR_MS, claimMs: HOUR_MS },
  open: sql`select e.order_id::text as subject_id, o.number as label, min(e.at) as made_at,
    null::timestamptz as due_at, null::uuid as held_by, null::timestamptz as held_at
    from order_escalations e join orders o on o.id = e.order_id
    where o.status = any(${sql.param([...OPEN_ORDER_STATUSES])}::text[]) group by e.order_id, o.number`,
  isFor: () => sql`true`,
};
