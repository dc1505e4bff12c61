import { z } from 'zod';
import { pagedSchema } from '../paging.ts';
import { AGENT_ENTRY_KINDS, COMMISSION_STATES } from '../vocabulary/agents/sales.ts';
import { ORDER_STATUSES } from '../vocabulary/orders.ts';

/** An order that an agent placed for a farmer; of the farmer it says nothing. Amounts are rupees. */
export const agentOrderSchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  total: z.number(),
  commission: z.number(),
  commission_state: z.enum(COMMISSION_STATES),
});
/** An order that an agent placed for a farmer. */
export type AgentOrder = z.infer<typeof agentOrderSchema>;
/** Answer of `GET /agent/v1/orders`: the agent's orders for farmers, the newest first. */
export const agentOrdersSchema = pagedSchema(agentOrderSchema);

/** Query of `GET /agent/v1/commission`: a month in India, `YYYY-MM`; this one if left out. */
export const agentCommissionQuerySchema = z.object({
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
    .optional(),
});

/** Answer of `GET /agent/v1/commission`: what was booked for an agent in a month, the newest first. In rupees. */
export const agentCommissionSchema = z.object({
  month: z.string(),
  earned: z.number(),
  /** Above zero: what came off for goods that were given back. */
  taken_back: z.number(),
  total: z.number(),
  entries: z.array(
    z.object({
      order_number: z.string(),
      kind: z.enum(AGENT_ENTRY_KINDS),
      /** Below zero for what was taken back. */
      amount: z.number(),
      at: z.string(),
    }),
  ),
});
/** What was booked for an agent in a month. */
export type AgentCommission = z.infer<typeof agentCommissionSchema>;
