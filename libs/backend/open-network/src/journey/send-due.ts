import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Job } from '@haat/backend-platform';
import { CONFIRM_TRIES, MESSAGE_TTL_MS } from '@haat/ondc-core';
import { asc, lte, or } from 'drizzle-orm';
import type { OpenNetwork } from '../transport/open-network.ts';
import { sendMessage, type SentMessage } from '../transport/send-message.ts';
import { NO_ANSWER, NOT_CONFIRMED, failJourney, refuseStep } from './end-journey.ts';
import { changeJourney, findJourney, JOURNEY_DUE, lockJourney } from './journey-rows.ts';
import { contentOf, type SentStep } from './journey-message.ts';
import { networkJourneys, type JourneyRow } from './tables.ts';

const EVERY_MS = 2_000;
const BATCH = 50;
/** A step that the seller app has not acknowledged is sent again; longer than an acknowledgement is waited for. */
const STEP_AGAIN_MS = 12_000;

const SENT_IN: Readonly<Partial<Record<JourneyRow['step'], SentStep>>> = {
  'asking-price': 'select',
  'sending-order': 'init',
  confirming: 'confirm',
};

/** Sends what a journey has to send as soon as its transaction is kept. */
export const JOURNEY_EVENTS: EventHandlers = {
  [JOURNEY_DUE]: (dependencies, { payload }) => sendDue(dependencies, payload['journey_id'] ?? ''),
};

/** Sends what was not sent or not answered, and ends what is waited for in vain. */
export const JOURNEY_JOBS: readonly Job[] = [
  {
    name: 'open-network.journeys',
    every: EVERY_MS,
    isNeeded: ({ adapters }) => adapters.openNetwork !== null,
    run: runDueJourneys,
  },
];

async function runDueJourneys(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const due = await database
    .select({ id: networkJourneys.id })
    .from(networkJourneys)
    .where(or(lte(networkJourneys.nextTryAt, now()), lte(networkJourneys.answerDue, now())))
    .orderBy(asc(networkJourneys.since))
    .limit(BATCH);
  // Side by side: a seller that does not answer holds up nobody else's order.
  await Promise.all(
    due.map(async ({ id }) => {
      await endOverdue(dependencies, id);
      await sendDue(dependencies, id);
    }),
  );
}

/** Ends a step whose answer did not come in time. */
async function endOverdue(dependencies: Dependencies, id: string): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const seen = await findJourney(tx, id);
    if (seen?.step === 'confirming') return failIfOverdue();
    const row = await lockJourney(tx, id);
    if (row === null || !isOverdue(row)) return;
    await refuseStep(tx, dependencies, row, { code: NO_ANSWER });

    async function failIfOverdue() {
      await failJourney(tx, dependencies, id, NOT_CONFIRMED, isOverdue);
    }
  });

  function isOverdue({ answerDue }: JourneyRow): boolean {
    return answerDue !== null && answerDue <= dependencies.now();
  }
}

/**
 * Sends the message of a journey's step if it is due: first it is noted that it is sent, so that two processes never
 * send at once, then it is sent, then what was said at once is noted. A process that dies in between leaves a message
 * that is sent again later, with the same id.
 */
export async function sendDue(dependencies: Dependencies, id: string): Promise<void> {
  const network = dependencies.adapters.openNetwork;
  if (network === null) return;
  const taken = await takeDue(dependencies, network, id);
  if (taken === null) return;
  const answer = await send(dependencies, network, taken);
  await noteAnswer(dependencies, taken, answer);
}

/** A journey whose message is sent now, and which. */
interface Taken {
  readonly row: JourneyRow;
  readonly action: SentStep;
  readonly messageId: string;
}

async function takeDue(
  dependencies: Dependencies,
  { confirmEveryMs }: Pick<OpenNetwork, 'confirmEveryMs'>,
  id: string,
): Promise<Taken | null> {
  const { database, now } = dependencies;
  return inTransaction(database, async (tx) => {
    const row = await lockJourney(tx, id);
    const action = row === null ? undefined : SENT_IN[row.step];
    if (row === null || action === undefined || row.nextTryAt === null || row.nextTryAt > now()) return null;
    const messageId = row[`${action}MessageId`];
    if (messageId === null) return null;
    const changed = await changeJourney(tx, dependencies, row, action === 'confirm' ? confirmTry(row) : stepTry());
    return { row: changed, action, messageId };
  });

  function stepTry() {
    return { nextTryAt: new Date(now().getTime() + STEP_AGAIN_MS) };
  }

  /** The order has failed when its last try stays without an answer. */
  function confirmTry({ tries }: JourneyRow) {
    const at = now().getTime();
    const isLast = tries + 1 >= CONFIRM_TRIES;
    return {
      tries: tries + 1,
      nextTryAt: isLast ? null : new Date(at + confirmEveryMs),
      answerDue: isLast ? new Date(at + MESSAGE_TTL_MS) : null,
    };
  }
}

async function send(
  dependencies: Dependencies,
  network: OpenNetwork,
  { row, action, messageId }: Taken,
): Promise<SentMessage> {
  return sendMessage(dependencies, network, {
    action,
    city: row.city,
    transactionId: row.id,
    messageId,
    farmerId: row.farmerId,
    seller: { id: row.seller.bppId, uri: row.seller.bppUri },
    content: { message: await contentOf(dependencies, network, row, action) },
  });
}

async function noteAnswer(
  dependencies: Dependencies,
  { row: { id }, action, messageId }: Taken,
  answer: SentMessage,
): Promise<void> {
  if (answer.kind === 'silent') return;
  await inTransaction(dependencies.database, async (tx) => {
    if (action === 'confirm') {
      // A refusal of a later try says nothing of an earlier one, which the shop may have taken.
      if (answer.kind === 'nack')
        await failJourney(tx, dependencies, id, answer.code, (row) => row.tries === 1 && isStillAsked(row));
      return;
    }
    const row = await lockJourney(tx, id);
    if (row === null || !isStillAsked(row)) return;
    if (answer.kind === 'nack') await refuseStep(tx, dependencies, row, { code: answer.code });
    else await changeJourney(tx, dependencies, row, { nextTryAt: null });
  });

  function isStillAsked(row: JourneyRow): boolean {
    return SENT_IN[row.step] === action && row[`${action}MessageId`] === messageId;
  }
}
