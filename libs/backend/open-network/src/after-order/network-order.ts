import type { Dependencies, Executor } from '@haat/backend-platform';
import { contextSchema, type NetworkParticipant } from '@haat/ondc-core';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { networkId } from '../catalogue/network-id.ts';
import { readBody } from '../transport/message-body.ts';
import { networkMessages } from '../transport/tables.ts';

const text = z.string().nullish().catch(null);
const confirmSchema = z.object({
  context: contextSchema,
  message: z.object({
    order: z.object({
      id: z.string(),
      provider: z.object({ id: z.string() }),
      items: z.array(z.object({ id: z.string(), parent_item_id: text })),
      fulfillments: z.array(z.object({ id: text, type: text })).optional(),
      billing: z.object({ name: text, phone: text }),
    }),
  }),
});

/** An order as its seller was sent it. */
export interface NetworkOrder {
  /** On the wire. */
  readonly id: string;
  readonly transactionId: string;
  /** Null of an order of before messages said whose they are. */
  readonly farmerId: string | null;
  readonly city: string;
  readonly seller: NetworkParticipant;
  readonly providerId: string;
  readonly fulfilmentId: string;
  readonly fulfilmentType: 'Delivery' | 'Self-Pickup';
  readonly items: readonly { readonly id: string; readonly parentItemId: string | null; readonly variantId: string }[];
  readonly buyer: { readonly name: string; readonly phone: string };
  /** Whether the seller has confirmed it. */
  readonly isConfirmed: boolean;
}

/** An order as its seller was sent it, by our id of it; null for one that was not sent. */
export async function findNetworkOrder(
  executor: Executor,
  dependencies: Pick<Dependencies, 'encryptor'>,
  orderId: string,
): Promise<NetworkOrder | null> {
  const ofAction = (direction: 'sent' | 'received', action: string) =>
    executor
      .select()
      .from(networkMessages)
      .where(
        and(
          eq(networkMessages.transactionId, orderId),
          eq(networkMessages.direction, direction),
          eq(networkMessages.action, action),
        ),
      )
      .orderBy(desc(networkMessages.at));
  const [sent] = await ofAction('sent', 'confirm').limit(1);
  if (sent === undefined) return null;
  const { context, message } = confirmSchema.parse(JSON.parse(await readBody(dependencies, sent)));
  const { id, provider, items, fulfillments, billing } = message.order;
  const { bpp_id: bppId = '', bpp_uri: bppUri = '' } = context;
  const confirmations = await ofAction('received', 'on_confirm');
  const told = await Promise.all(confirmations.map((row) => readBody(dependencies, row)));
  return {
    id,
    transactionId: context.transaction_id,
    farmerId: sent.farmerId,
    city: context.city,
    seller: { id: bppId, uri: bppUri },
    providerId: provider.id,
    fulfilmentId: fulfillments?.[0]?.id ?? '',
    fulfilmentType: fulfillments?.[0]?.type === 'Self-Pickup' ? 'Self-Pickup' : 'Delivery',
    items: items.map((item) => ({
      id: item.id,
      parentItemId: item.parent_item_id ?? null,
      variantId: networkId('item', bppId, provider.id, item.id),
    })),
    buyer: { name: billing.name ?? '', phone: billing.phone ?? '' },
    isConfirmed: told.some((body) => !isError(body)),
  };
}

function isError(body: string): boolean {
  const { error } = z.object({ error: z.unknown().optional() }).parse(JSON.parse(body));
  return error !== undefined && error !== null;
}
