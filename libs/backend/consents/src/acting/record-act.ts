import type { AgentAct } from '@haat/api-contract/vocabulary';
import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addEvent, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';
import { ACT_EVENT } from '../notices/events.ts';
import { agentActs } from '../tables.ts';
import { mustBeTold } from './must-be-told.ts';

/** An answer comes within seconds; a request without one after this was broken off, and may have been done. */
const UNANSWERED_MS = 120_000;
const SWEEP_MS = 60_000;
const MOST_AT_ONCE = 100;

const begun = new WeakMap<FastifyRequest, string>();

/** Notes what an agent is about to do, before it is done: no act is without its note. */
export async function beginAct(
  request: FastifyRequest,
  { agentId, farmerId, act }: { agentId: string; farmerId: string; act: AgentAct },
): Promise<void> {
  const { database, newId, now } = request.server.dependencies;
  const id = newId();
  await database.insert(agentActs).values({ id, agentId, farmerId, act, subject: null, at: now() });
  begun.set(request, id);
}

/** Keeps the note of what was done, and tells the farmer of what must be told; what was refused was not done. */
export async function answerAct(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const id = begun.get(request);
  if (id === undefined) return;
  begun.delete(request);
  const { dependencies } = request.server;
  const { database } = dependencies;
  if (reply.statusCode >= 500) return;
  if (reply.statusCode >= 400) {
    await database.delete(agentActs).where(eq(agentActs.id, id));
    return;
  }
  await inTransaction(database, (tx) => finishAct(tx, dependencies, id, subjectOf(request, payload)));
}

/** Finishes what was begun by a request that was never answered: it may have been done, so the farmer is told. */
export const UNANSWERED_ACTS: Job = {
  name: 'consents.unanswered-acts',
  every: SWEEP_MS,
  isShared: true,
  async run(dependencies) {
    const { database, now } = dependencies;
    const late = new Date(now().getTime() - UNANSWERED_MS);
    const rows = await database
      .select({ id: agentActs.id })
      .from(agentActs)
      .where(and(isNull(agentActs.answeredAt), lt(agentActs.at, late)))
      .limit(MOST_AT_ONCE);
    for (const { id } of rows) await inTransaction(database, (tx) => finishAct(tx, dependencies, id, null));
  },
};

async function finishAct(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  id: string,
  subject: string | null,
): Promise<void> {
  const [act] = await tx
    .update(agentActs)
    .set({ answeredAt: now(), subject })
    .where(and(eq(agentActs.id, id), isNull(agentActs.answeredAt)))
    .returning();
  if (act === undefined || !mustBeTold(act.act) || (await isTold(tx, act))) return;
  await addEvent(tx, { id: newId(), type: ACT_EVENT, payload: { act_id: id }, at: now() });
}

/** Whether the same was done to the same before: a request that is sent again does nothing new. */
async function isTold(tx: Transaction, act: typeof agentActs.$inferSelect): Promise<boolean> {
  if (act.subject === null) return false;
  const [before] = await tx
    .select({ id: agentActs.id })
    .from(agentActs)
    .where(
      and(
        eq(agentActs.farmerId, act.farmerId),
        eq(agentActs.agentId, act.agentId),
        eq(agentActs.act, act.act),
        eq(agentActs.subject, act.subject),
        ne(agentActs.id, act.id),
        isNotNull(agentActs.answeredAt),
      ),
    )
    .limit(1);
  return before !== undefined;
}

/** Id of what was done to: of the address of the request, else of what it made. */
function subjectOf({ params }: FastifyRequest, payload: unknown): string | null {
  const { id, variantId } = (params ?? {}) as { id?: string; variantId?: string };
  return id ?? variantId ?? idIn(payload);
}

function idIn(payload: unknown): string | null {
  if (typeof payload !== 'string') return null;
  try {
    const { id } = JSON.parse(payload) as { id?: unknown };
    return typeof id === 'string' && id.length <= 64 ? id : null;
  } catch {
    // An answer that is no JSON names nothing.
    return null;
  }
}
