import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

type Handlers = { onresult?: (event: unknown) => void; onerror?: (event: unknown) => void; onend?: () => void };

/** A browser that does this as soon as it listens. */
function hears(what: (recognition: Handlers & { lang?: string }) => void): void {
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class extends EventTarget {
      start() {
        what(this);
      }
      abort() {
        (this as Handlers).onerror?.({ error: 'aborted' });
      }
    },
  );
}

describe('listen', () => {
  afterEach(() => vi.unstubAllGlobals());
  const never = new AbortController().signal;

  it('answers what was heard, in the language asked for', async () => {
    let language: string | undefined;
    hears((recognition) => {
      language = recognition.lang;
      recognition.onresult?.({ results: [[{ transcript: ' यूरिया ' }]] });
    });
    expect(await listen('hi-IN', never)).toEqual({ heard: 'यूरिया' });
    expect(language).toBe('hi-IN');
  });

  it.each([
    ['not-allowed', 'blocked'],
    ['audio-capture', 'blocked'],
    ['no-speech', 'unheard'],
    ['network', 'unheard'],
  ])('tells %s as %s', async (error, trouble) => {
    hears((recognition) => recognition.onerror?.({ error }));
    expect(await listen('hi-IN', never)).toEqual({ trouble });
  });

  it('reports when it ended without speech', async () => {
    hears((recognition) => recognition.onend?.());
    expect(await listen('hi-IN', never)).toEqual({ trouble: 'unheard' });
  });

  it('returns nothing when it is cancelled', async () => {
    hears(() => undefined);
    const stop = new AbortController();
    const heard = listen('hi-IN', stop.signal);
    stop.abort();
    expect(await heard).toEqual({ heard: null });
  });
});
