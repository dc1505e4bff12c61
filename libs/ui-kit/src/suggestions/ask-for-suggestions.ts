import type { SuggestionsAnswer } from './suggestions-answer.ts';

/** How long typing must rest before anything is asked, in ms: a slow typist's letters come about this far apart. */
const REST_MS = 180;

/** Asks for suggestions, of all that is typed only for the last. */
export interface SuggestionsAsker {
  /** Asks once typing rests. An older question is given up. */
  ask(text: string): void;
  /** Gives up what is under way. */
  stop(): void;
}

/**
 * Makes an asker for one field.
 * @param from address that answers `?q=`; it may have a query of its own
 * @param onAnswer takes the answer, or null when there is nothing to suggest: nothing typed, no network, no service
 */
export function suggestionsAsker(from: string, onAnswer: (answer: SuggestionsAnswer | null) => void): SuggestionsAsker {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  function stop(): void {
    clearTimeout(rest);
    underWay?.abort();
  }
  async function send(text: string): Promise<void> {
    const { signal } = (underWay = new AbortController());
    try {
      const response = await fetch(`${from}${from.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`, { signal });
      const answer = response.ok ? ((await response.json()) as SuggestionsAnswer) : null;
      if (!signal.aborted) onAnswer(answer);
    } catch {
      // Without suggestions the search still works; the network's state is said elsewhere.
      if (!signal.aborted) onAnswer(null);
    }
  }
  return {
    ask(text) {
      stop();
      const asked = text.trim();
      if (asked === '') onAnswer(null);
      else rest = setTimeout(() => void send(asked), REST_MS);
    },
    stop,
  };
}
