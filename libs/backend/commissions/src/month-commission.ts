import type { AgentCommission } from '@haat/api-contract/agents';
import { toRupees } from '@haat/format';
import type { AgentEntryKind } from '@haat/api-contract/vocabulary';
import { and, desc, eq, gte, lt, sum } from 'drizzle-orm';
import { orderNumbersOf } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';
import { agentEntries } from './tables.ts';

/** Shown of a month; the sums are of all. */
const MOST_ENTRIES = 500;

/** What was booked for an agent in a month in India, the newest first. @param month `YYYY-MM` */
export async function monthCommission(executor: Executor, agentId: string, month: string): Promise<AgentCommission> {
  const inMonth = and(
    eq(agentEntries.agentId, agentId),
    gte(agentEntries.at, startOf(month)),
    lt(agentEntries.at, startOf(monthAfter(month))),
  );
  const sums = await executor
    .select({ kind: agentEntries.kind, paise: sum(agentEntries.amountPaise) })
    .from(agentEntries)
    .where(inMonth)
    .groupBy(agentEntries.kind);
  const rows = await executor
    .select()
    .from(agentEntries)
    .where(inMonth)
    .orderBy(desc(agentEntries.at), desc(agentEntries.id))
    .limit(MOST_ENTRIES);
  const numbers = await orderNumbersOf(executor, [...new Set(rows.map(({ orderId }) => orderId))]);
  const booked = (kind: AgentEntryKind) => Number(sums.find((one) => one.kind === kind)?.paise ?? 0);
  return {
    month,
    earned: toRupees(booked('earned')),
    taken_back: toRupees(0 - booked('taken-back')),
    total: toRupees(booked('earned') + booked('taken-back')),
    entries: rows.map(({ orderId, kind, amountPaise, at }) => ({
      order_number: numbers.get(orderId) ?? '',
      kind,
      amount: toRupees(amountPaise),
      at: at.toISOString(),
    })),
  };
}

function startOf(month: string): Date {
  return new Date(`${month}-01T00:00:00+05:30`);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
