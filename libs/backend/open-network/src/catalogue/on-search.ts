import { catalogueSchema, type NetworkContext, type NetworkError } from '@haat/ondc-core';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { z } from 'zod';
import type { CallbackHandler, CallbackMessage } from '../transport/callback-handlers.ts';
import { refusal } from '../transport/refusals.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { networkCatalogueRejections } from './tables.ts';

const messageSchema = z.object({ message: z.object({ catalog: catalogueSchema }) });

/** Catalogues and increments: sellers' answers to our searches. */
export const onSearch: CallbackHandler = { validate, handle };

function validate(message: CallbackMessage): NetworkError | null {
  return messageSchema.safeParse(message).success ? null : refusal('20000');
}

async function handle(
  tx: Transaction,
  { now, newId }: Dependencies,
  context: NetworkContext,
  message: CallbackMessage,
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
