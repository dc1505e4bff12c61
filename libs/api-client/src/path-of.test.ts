import { describe, expect, it } from 'vitest';
import { pathOf } from './api-client.ts';

describe('a path with data in it', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['यूरिया', '%E0%A4%AF%E0%A5%82%E0%A4%B0%E0%A4%BF%E0%A4%AF%E0%A4%BE'],
  ])('holds %s as %s', (id, written) => {
    expect(pathOf`/order/v1/orders/${id}/cancel`).toBe(`/order/v1/orders/${written}/cancel`);
  });

  it.each(['..', '.', '', '\ud800'])('never becomes another path by %j', (id) => {
    expect(() => pathOf`/order/v1/orders/${id}/cancel`).toThrow(
      expect.objectContaining({ kind: 'refused', status: 404 }),
    );
  });
});
