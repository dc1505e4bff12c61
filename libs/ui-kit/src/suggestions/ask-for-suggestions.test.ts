import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suggestionsAsker } from './ask-for-suggestions.ts';

const answer = (label: string) => ({ label, announcement: '', items: [] });

describe('suggestionsAsker', () => {
  const asked = vi.fn<(url: string, init: { signal: AbortSignal }) => Promise<Response>>();
  const told = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockImplementation(async (url) => Response.json(answer(url)));
    vi.stubGlobal('fetch', asked);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('asks once typing rests, for the last text only', async () => {
    const asker = suggestionsAsker('/s?vendor=v', told);
    for (const text of ['y', 'yu', 'yur i ']) asker.ask(text);
    await vi.runAllTimersAsync();
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['/s?vendor=v&q=yur%20i']);
    expect(told).toHaveBeenCalledExactlyOnceWith(answer('/s?vendor=v&q=yur%20i'));
  });

  it('cancels the older request', async () => {
    const asker = suggestionsAsker('/s', told);
    asker.ask('old');
    await vi.advanceTimersByTimeAsync(0);
    asked.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    await vi.runAllTimersAsync();
    asker.ask('new');
    await vi.runAllTimersAsync();
    expect(asked.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith(answer('/s?q=new'));
  });

  it('suggests nothing for an empty text, without a network and without the service', async () => {
    const asker = suggestionsAsker('/s', told);
    asker.ask('  ');
    asked.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response(null, { status: 503 }));
    for (const text of ['a', 'b']) {
      asker.ask(text);
      await vi.runAllTimersAsync();
    }
    expect(told.mock.calls).toEqual([[null], [null], [null]]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
