import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ACK, jsonOf, nack } from '@haat/ondc-core';
import { verifySender } from '../../registry/verify-sender.ts';
import { bodyOf } from '../../server/sandbox-server.ts';
import { readMessage, type Context } from '../../wire/message.ts';
import type { Catalogue } from '../catalogue/seller-catalogue.ts';
import { answerTo, sendAnswer } from '../send-answer.ts';
import type { SellerParts } from '../seller-parts.ts';
import { readSearch, type Search } from './read-search.ts';

const changeSchema = z.strictObject({
  provider_id: z.string(),
  item_id: z.string(),
  price: z.number().positive().optional(),
  in_stock: z.boolean().optional(),
});

/**
 * Adds to a seller app: `/search`, in full and by increments, answered later by `on_search` to the buyer app itself;
 * and `/sandbox/items`, which changes an item's price or stock and pushes that to whoever asked for pushes.
 */
export function searchRoutes(app: FastifyInstance, parts: SellerParts): void {
  const { registry, catalogue, now } = parts;
  /** Of buyer apps that asked for pushes, the context in which they did. */
  const pushedTo = new Map<string, Context>();

  app.post('/search', async (request, reply) => {
    const body = bodyOf(request);
    const message = readMessage(body, 'search');
    if (typeof message === 'string')
      return reply.code(400).send(nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message }));
    const { context } = message;
    const buyer = { type: 'BAP', subscriberId: context.bap_id } as const;
    const gateway = { type: 'BG', subscriberId: null } as const;
    const ofGateway = [request.headers['x-gateway-authorization']].flat()[0];
    const isSigned =
      (await verifySender(registry, request.headers.authorization, body, buyer, now())) &&
      (await verifySender(registry, ofGateway, body, gateway, now()));
    if (!isSigned)
      return reply
        .code(401)
        .send(nack({ type: 'CONTEXT-ERROR', code: '30016', message: 'A signature is missing or wrong' }));
    const search = readSearch(message.message);
    if (typeof search === 'string') return nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: search });
    if (search.kind === 'start') pushedTo.set(context.bap_id, context);
    if (search.kind === 'stop') pushedTo.delete(context.bap_id);
    const found = catalogueFor(search, context);
    // The buyer app hears that it was heard before it hears the answer.
    if (found !== null)
      reply.raw.once('finish', () => {
        void sendAnswer(answerTo(context, 'on_search', { catalog: found }, parts), parts);
      });
    return ACK;
  });

  app.post('/sandbox/items', async (request, reply) => {
    const { success, data } = changeSchema.safeParse(jsonOf(bodyOf(request)));
    if (!success)
      return reply
        .code(400)
        .send(nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: 'No item of this seller' }));
    const at = now();
    const of = { providerId: data.provider_id, itemId: data.item_id };
    if (!catalogue.change(of, { price: data.price, isInStock: data.in_stock }, at))
      return reply.code(404).send(nack({ type: 'DOMAIN-ERROR', code: '30004', message: 'No item of this seller' }));
    for (const context of pushedTo.values()) {
      const pushed = answerTo({ ...context, message_id: randomUUID() }, 'on_search', changedAt(at), parts);
      void sendAnswer(pushed, parts);
    }
    return ACK;
  });

  const changedAt = (at: Date) => ({ catalog: catalogue.changedBetween(at, at) });

  function catalogueFor(search: Search, { city }: Context): Catalogue | null {
    if (search.kind === 'full') return catalogue.full(city);
    return search.kind === 'window' ? catalogue.changedBetween(search.from, search.to) : null;
  }
}
