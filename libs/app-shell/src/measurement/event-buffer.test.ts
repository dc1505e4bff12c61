import { describe, expect, it } from 'vitest';
import type { MeasuredEvent } from '@haat/api-contract';
import { createEventBuffer } from './event-buffer.ts';

const event = (id: string) => ({ id }) as MeasuredEvent;

function buffer(isAway: () => boolean) {
  const batches: string[][] = [];
  const made = createEventBuffer(async (events) => {
    if (isAway()) throw new Error('away');
    batches.push(events.map(({ id }) => id));
  });
  return { ...made, batches };
}

describe('events on their way', () => {
  it('go in batches of 200, in their order', async () => {
    const { add, flush, batches } = buffer(() => false);
    for (let each = 0; each < 450; each += 1) add(event(String(each)));
    await flush();
    expect(batches.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(batches.flat()).toEqual(Array.from({ length: 450 }, (_, each) => String(each)));
  });

  it('wait while the service is away, and go once', async () => {
    let isAway = true;
    const { add, flush, batches } = buffer(() => isAway);
    add(event('a'));
    await flush();
    isAway = false;
    add(event('b'));
    await Promise.all([flush(), flush()]);
    await flush();
    expect(batches).toEqual([['a', 'b']]);
  });

  it('are bounded: of more than 2000 the oldest go', async () => {
    let isAway = true;
    const { add, flush, batches } = buffer(() => isAway);
    for (let each = 0; each < 2_100; each += 1) add(event(String(each)));
    await flush();
    isAway = false;
    await flush();
    expect(batches.flat()).toHaveLength(2_000);
    expect(batches[0]?.[0]).toBe('100');
  });
});
