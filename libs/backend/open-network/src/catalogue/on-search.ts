import { catalogueSchema, type NetworkContext, type NetworkError } from '@haat/ondc-core';
import { rowsOf, type Dependencies, type Transaction } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallbackHandler } from '../transport/callback-handlers.ts';
import { networkMessages } from '../transport/tables.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { networkCatalogueRejections } from './tables.ts';

const messageSchema = z.object({ message: z.object({ catalog: catalogueSchema }) });

/** Catalogues and increments: sellers' answers to our searches. */
export const onSearch: CallbackHandler = { judge, handle };

async function judge(
  { database }: Dependencies,
  context: NetworkContext,
  message: Readonly<Record<string, unknown>>,
): Promise<NetworkError | null> {
  if (!messageSchema.safeParse(message).success)
    return { type: 'JSON-SCHEMA-ERROR', code: '20000', message: 'The catalogue is missing.' };
  const [asked] = await rowsOf<{ id: string }>(
    database,
    sql`select id from ${networkMessages} where ${networkMessages.transactionId} = ${context.transaction_id}
      and ${networkMessages.direction} = 'sent' and ${networkMessages.action} = 'search' limit 1`,
  );
  if (asked === undefined)
    return { type: 'DOMAIN-ERROR', code: '20008', message: 'Nothing was searched for in this transaction.' };
  return null;
}

async function handle(
  tx: Transaction,
  { now, newId }: Dependencies,
  context: NetworkContext,
  message: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { catalog } = messageSchema.parse(message).message;
  const { bpp_id = '', bpp_uri = '', transaction_id, message_id, city, timestamp } = context;
  const errors = await storeCatalogue(tx, { bpp_id, bpp_uri, timestamp }, catalog);
  if (errors.length === 0) return;
  await tx.insert(networkCatalogueRejections).values({
    id: newId(),
    bppId: bpp_id,
    bppUri: bpp_uri,
    transactionId: transaction_id,
    messageId: message_id,
    city,
    errors: [...errors],
    createdAt: now(),
  });
}
