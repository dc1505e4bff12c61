import Combobox from '@github/combobox-nav';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '../picture/picture.tsx';
import { suggestionsAsker } from './ask-for-suggestions.ts';
import type { SuggestionsAnswer } from './suggestions-answer.ts';

export interface SuggestionsProps {
  /** The field that is typed in; it becomes a combobox. */
  readonly input: HTMLInputElement;
  /** Address that answers `?q=` with a `SuggestionsAnswer`. */
  readonly from: string;
}

/**
 * What is typed may mean, below the field: each leads to its page. Arrows choose, Enter goes there, Escape closes;
 * without a
 * choice Enter searches. It is a chunk of its own, loaded with the first letter. WAI-ARIA, combobox with list
 * autocomplete.
 */
export function Suggestions({ input, from }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<SuggestionsAnswer | null>(null);
  const isOpen = answer !== null && answer.items.length > 0;

  useEffect(() => {
    const asker = suggestionsAsker(from, setAnswer);
    const close = () => {
      asker.stop();
      setAnswer(null);
    };
    const typed = () => asker.ask(input.value);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the list; the browser's own, which empties the field, is the second.
      if (input.getAttribute('aria-expanded') === 'true') event.preventDefault();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', typed, { signal });
    input.addEventListener('blur', close, { signal });
    input.addEventListener('keydown', pressed, { signal });
    input.form?.addEventListener('submit', close, { signal });
    typed();
    return () => {
      asker.stop();
      listening.abort();
    };
  }, [input, from]);

  useEffect(() => {
    if (list.current === null) return undefined;
    const combobox = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    if (isOpen) combobox.start();
    return () => combobox.destroy();
  }, [input, isOpen]);

  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={answer?.label}
        hidden={!isOpen}
        // A press on the list must not take the focus from the field: that would close the list under the finger.
        onMouseDown={(event) => event.preventDefault()}
        className={
          'absolute inset-x-0 top-full z-20 mt-1 max-h-[60vh] divide-y divide-line overflow-y-auto ' +
          'rounded-card border border-edge bg-card text-ink shadow-float'
        }
      >
        {answer?.items.map(({ to, name, detail, pictureUrl }) => (
          <Link
            key={to}
            to={to}
            role="option"
            tabIndex={-1}
            onClick={() => setAnswer(null)}
            className={
              'flex min-h-14 min-w-0 items-center gap-3 px-3 py-2 -outline-offset-3 hover:bg-soil-tint ' +
              'aria-selected:bg-primary-tint aria-selected:outline-3 aria-selected:outline-primary'
            }
          >
            <Picture src={pictureUrl} alt="" width={40} height={40} />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{name}</span>
              <span className="text-14 text-ink-soft">{detail}</span>
            </span>
          </Link>
        ))}
      </div>
      <span role="status" className="sr-only">
        {answer?.announcement}
      </span>
    </>
  );
}
