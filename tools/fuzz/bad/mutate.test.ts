import { describe, expect, it } from 'vitest';
import { idPlaces } from '../owners/id-places.ts';
import type { Filled } from '../requests/filled.ts';
import type { Operation } from '../requests/read-operations.ts';
import { badRequests } from './mutate.ts';

const operation: Operation = {
  route: 'POST /gift/v1/gifts/{id}',
  method: 'POST',
  pattern: '/gift/v1/gifts/{id}',
  security: 'bearer',
  grants: [200],
  parameters: [
    { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
    { in: 'query', name: 'page', required: false, schema: { type: 'integer' } },
  ],
  body: {
    contentType: 'application/json',
    schema: {
      type: 'object',
      properties: {
        quantity: { type: 'integer' },
        lines: { type: 'array', items: { type: 'object', properties: { gift_id: { type: 'string' } } } },
      },
    },
  },
};
const good: Filled = {
  operation,
  path: { id: 'g' },
  query: { page: '1' },
  headers: {},
  body: { quantity: 1, lines: [{ gift_id: 'a' }] },
};

describe('bad requests', () => {
  it('are the same for the same seed, and others for another', () => {
    const sent = (seed: number) =>
      badRequests(good, { count: 60, seed }).map(({ why, path, body }) => [why, path, String(body)]);
    const first = sent(1);
    expect(first).toHaveLength(60);
    expect(sent(1)).toEqual(first);
    expect(sent(2)).not.toEqual(first);
  });

  it('reach every place that the document names, however deep', () => {
    const whys = badRequests(good, { count: 400, seed: 3 })
      .map(({ why }) => why)
      .join('\n');
    for (const place of [
      'path.id:',
      'query.page:',
      'body.quantity:',
      'body.lines:',
      'body.lines.0.gift_id:',
      'body: ',
      'envelope: ',
    ])
      expect(whys).toContain(place);
  });

  it('carry numbers that no number of ours can hold as they are written', () => {
    expect(badRequests(good, { count: 600, seed: 4 }).some(({ body }) => /"quantity":-?1e309/.test(String(body)))).toBe(
      true,
    );
  });
});

describe('two changes of one request', () => {
  it('are not one inside the other, which would undo one of them', () => {
    for (const { changes } of badRequests(good, { count: 600, seed: 6 })) {
      const [one = '', other] = changes.map(({ place }) => place);
      if (other === undefined) continue;
      expect(`${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`), `${one}, ${other}`).toBe(false);
    }
  });
});

describe('what is signed', () => {
  it('is signed anew half of the time, over the very bytes that are sent', () => {
    const signed: Filled = {
      ...good,
      sign: (one) => ({ ...one, headers: { ...one.headers, signature: String(one.body) } }),
    };
    const sent = badRequests(signed, { count: 200, seed: 5 }).filter(({ why }) => why.startsWith('body'));
    const isSigned = sent.filter(({ headers, body }) => headers['signature'] === String(body)).length;
    expect(isSigned).toBeGreaterThan(sent.length / 4);
    expect(isSigned).toBeLessThan((sent.length * 3) / 4);
  });
});

describe('what stood there before', () => {
  it('is no change', () => {
    const named = badRequests(good, { count: 900, seed: 8 }).flatMap(({ changes }) => changes);
    expect(named.filter(({ place, value }) => place === 'body.quantity' && value === 1)).toEqual([]);
    expect(named.some(({ place }) => place === 'body.quantity')).toBe(true);
  });
});

describe('a signature that was changed', () => {
  it('stays so: signed anew, nothing would be bad about the request', () => {
    const signed: Filled = {
      ...good,
      operation: {
        ...operation,
        parameters: [{ in: 'header', name: 'signature', required: true, schema: { type: 'string' } }],
      },
      headers: { signature: 'right' },
      sign: (one) => ({ ...one, headers: { ...one.headers, signature: 'right' } }),
    };
    for (const { changes, headers } of badRequests(signed, { count: 200, seed: 7 }))
      for (const { place, name, value } of changes)
        if (place === 'header.signature' && name !== 'left out') expect(headers['signature']).toBe(value);
  });
});

describe('the fingerprint of an order that was changed', () => {
  it('stays so: made anew, nothing would be bad about the order', () => {
    const schema = { type: 'object', properties: { hash_code: { type: 'string' } } };
    const order: Filled = {
      ...good,
      operation: { ...operation, body: { contentType: 'application/json', schema } },
      body: { order_details: [], hash_code: 'right' },
    };
    const bad = badRequests(order, { count: 400, seed: 9 }).flatMap(({ changes, body }) =>
      changes
        .filter(({ place, name, value }) => place === 'body.hash_code' && name !== 'left out' && value !== undefined)
        .map(({ value }) => ({ sent: (JSON.parse(String(body)) as { hash_code: unknown }).hash_code, value })),
    );
    expect(bad.length).toBeGreaterThan(20);
    for (const { sent, value } of bad) expect(sent).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

describe('the ids of a new route', () => {
  it('are unassigned until an owner is declared', () => {
    expect(idPlaces([operation]).map(({ name, kind }) => ({ name, kind }))).toEqual([
      { name: 'POST /gift/v1/gifts/{id} path.id', kind: null },
      { name: 'POST /gift/v1/gifts/{id} body.lines.0.gift_id', kind: null },
    ]);
  });
});
