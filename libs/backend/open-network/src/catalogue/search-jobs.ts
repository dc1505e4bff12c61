import type { Dependencies, Job } from '@haat/backend-platform';
import { fullSearch, incrementalSearch } from '@haat/ondc-core';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { CATALOGUE_ACTIONS } from '../transport/message-body.ts';
import { sendMessage } from '../transport/send-message.ts';
import { networkMessages, networkSearches } from '../transport/tables.ts';
import { CITY_CODES } from './city-codes.ts';
import { KNOWN_GOODS_JOB } from './known-goods.ts';
import { networkCatalogueRejections } from './tables.ts';

const EVERY_MS = 5_000;
const DAY_MS = 24 * 3_600_000;
/** First pause after the gateway has not taken a search; each further one is twice as long, up to an hour. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
const REJECTIONS_EVERY_MS = 60_000;
const REJECTIONS_AT_ONCE = 20;
/** A seller that has not taken a rejection for so long is not told any more: the next catalogue brings it up again. */
const REJECTIONS_FOR_MS = 3_600_000;
const CATALOGUE_MESSAGES_FOR_MS = 7 * DAY_MS;
/** City of the search that asks for what changes, wherever it does. */
const EVERYWHERE = '*';

/** Keeps the catalogue of the network at hand. See docs/domain/open-network.md#searches. */
export const CATALOGUE_JOBS: readonly Job[] = [
  { name: 'open-network.search', every: EVERY_MS, isNeeded, run: searchWhereDue },
  { name: 'open-network.reject-catalogues', every: REJECTIONS_EVERY_MS, isNeeded, run: sendRejections },
  KNOWN_GOODS_JOB,
  { name: 'open-network.remove-catalogue-messages', every: 3_600_000, run: removeOldMessages },
];

function isNeeded({ adapters }: Dependencies): boolean {
  return adapters.openNetwork !== null;
}

/** Asks for the whole catalogue of each city once a day, and for what changes in between. */
async function searchWhereDue(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const known = new Map((await database.select().from(networkSearches)).map((row) => [row.city, row]));
  for (const city of [EVERYWHERE, ...CITY_CODES]) {
    const before = known.get(city);
    if (before === undefined || before.dueAt <= now()) await search(dependencies, city, before?.failures ?? 0);
  }
}

async function search(dependencies: Dependencies, city: string, failuresBefore: number): Promise<void> {
  const { database, now, newId, adapters } = dependencies;
  const network = adapters.openNetwork;
  if (network === null) return;
  const transactionId = newId();
  const message = city === EVERYWHERE ? incrementalSearch(network.finderFee, 'start') : fullSearch(network.finderFee);
  const { kind } = await sendMessage(dependencies, network, {
    action: 'search',
    city,
    transactionId,
    messageId: newId(),
    farmerId: null,
    seller: null,
    content: { message },
  });
  const failures = kind === 'ack' ? 0 : failuresBefore + 1;
  const pause = kind === 'ack' ? DAY_MS : Math.min(FIRST_PAUSE_MS * 2 ** failuresBefore, LONGEST_PAUSE_MS);
  const row = { transactionId, sentAt: now(), dueAt: new Date(now().getTime() + pause), failures };
  await database
    .insert(networkSearches)
    .values({ city, ...row })
    .onConflictDoUpdate({ target: networkSearches.city, set: row });
}

/** Tells sellers what was not taken of their catalogues. What is not answered is sent again. */
async function sendRejections(dependencies: Dependencies): Promise<void> {
  const { database, now, newId, adapters } = dependencies;
  const network = adapters.openNetwork;
  if (network === null) return;
  const due = await database
    .select()
    .from(networkCatalogueRejections)
    .where(
      and(
        isNull(networkCatalogueRejections.sentAt),
        gt(networkCatalogueRejections.createdAt, new Date(now().getTime() - REJECTIONS_FOR_MS)),
      ),
    )
    .orderBy(asc(networkCatalogueRejections.createdAt))
    .limit(REJECTIONS_AT_ONCE);
  for (const { id, bppId, bppUri, transactionId, city, errors } of due) {
    const { kind } = await sendMessage(dependencies, network, {
      action: 'catalog_rejection',
      city,
      transactionId,
      messageId: newId(),
      farmerId: null,
      seller: { id: bppId, uri: bppUri },
      content: { errors },
    });
    if (kind === 'silent') continue;
    await database
      .update(networkCatalogueRejections)
      .set({ sentAt: now() })
      .where(eq(networkCatalogueRejections.id, id));
  }
}

async function removeOldMessages({ database, now }: Dependencies): Promise<void> {
  await database
    .delete(networkMessages)
    .where(
      and(
        inArray(networkMessages.action, [...CATALOGUE_ACTIONS]),
        lt(networkMessages.at, new Date(now().getTime() - CATALOGUE_MESSAGES_FOR_MS)),
        isNotNull(networkMessages.handledAt),
      ),
    );
}
