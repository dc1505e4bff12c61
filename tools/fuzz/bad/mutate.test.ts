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
    const first = badRequests(good, { count: 60, seed: 1 });
    expect(first).toHaveLength(60);
    expect(badRequests(good, { count: 60, seed: 1 })).toEqual(first);
    expect(badRequests(good, { count: 60, seed: 2 })).not.toEqual(first);
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

describe('the ids of a new route', () => {
  it('are unassigned until an owner is declared', () => {
    expect(idPlaces([operation]).map(({ name, kind }) => ({ name, kind }))).toEqual([
      { name: 'POST /gift/v1/gifts/{id} path.id', kind: null },
      { name: 'POST /gift/v1/gifts/{id} body.lines.0.gift_id', kind: null },
    ]);
  });
});
