import { catalogueSchema, type NetworkError } from '@haat/ondc-core';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { z } from 'zod';
import type { CallbackHandler, CallbackMessage, HandledMessage } from '../transport/callback-handlers.ts';
import { refusal } from '../transport/refusals.ts';
import { storeCatalogues } from './store-catalogue.ts';
import { networkCatalogueRejections } from './tables.ts';

const messageSchema = z.object({ message: z.object({ catalog: catalogueSchema }) });

/** Catalogues and increments: sellers' answers to our searches. */
export const onSearch: CallbackHandler = {
  validate,
  handle: (tx, dependencies, context, message) => handleAll(tx, dependencies, [{ context, message }]),
  handleAll,
};

function validate(message: CallbackMessage): NetworkError | null {
  return messageSchema.safeParse(message).success ? null : refusal('20000');
}

async function handleAll(
  tx: Transaction,
  { now, newId }: Dependencies,
  messages: readonly HandledMessage[],
): Promise<void> {
  const catalogues = messages.map(({ context: { bpp_id = '', bpp_uri = '', ...context }, message }) => ({
    ...{ bpp_id, bpp_uri, ...context },
    catalogue: messageSchema.parse(message).message.catalog,
  }));
  const errors = await storeCatalogues(tx, catalogues);
  const rejections = catalogues.flatMap(({ bpp_id, bpp_uri, transaction_id, message_id, city }, index) => {
    const found = errors[index] ?? [];
    const row = { bppId: bpp_id, bppUri: bpp_uri, transactionId: transaction_id, messageId: message_id, city };
    return found.length === 0 ? [] : [{ ...row, id: newId(), errors: [...found], createdAt: now() }];
  });
  if (rejections.length > 0) await tx.insert(networkCatalogueRejections).values(rejections);
}
