import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
} from 'react';
import { SearchIcon, XIcon } from '../icons/icons.ts';

const Suggestions = lazy(async () => ({ default: (await import('../suggestions/suggestions.tsx')).Suggestions }));

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'name' | 'ref'> {
  /** Said to those who hear the screen; the placeholder says it to those who see it. */
  readonly label: string;
  readonly name: string;
  /** Label of the cross that empties the field; without it there is no cross. */
  readonly clearLabel?: string;
  /** The field was emptied by the cross. */
  readonly onClear?: () => void;
  /** Address that answers `?q=` with a `SuggestionsAnswer`; what shows them is loaded with the first letter. */
  readonly suggestionsFrom?: string;
  /** A button inside the field, as long as it is empty. */
  readonly children?: ReactNode;
}

/** A search box. It stands inside a `<Form role="search">` of the screen and works without JavaScript. */
export function SearchField({
  label,
  name,
  clearLabel,
  onClear,
  onInput,
  defaultValue,
  suggestionsFrom,
  children,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(Boolean(defaultValue));
  const [typedIn, setTypedIn] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    // What was typed before the page came to life was typed too.
    if (input.current !== null && input.current.value !== input.current.defaultValue) setTypedIn(input.current);
  }, []);

  function typed(event: InputEvent<HTMLInputElement>): void {
    setFilled(event.currentTarget.value !== '');
    setTypedIn(event.currentTarget);
    onInput?.(event);
  }
  function clear(): void {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    setFilled(false);
    onClear?.();
  }

  return (
    <span className="relative flex w-full items-center text-ink">
      <SearchIcon className="pointer-events-none absolute left-3 text-ink-soft" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        onInput={typed}
        className={
          'min-h-12 w-full min-w-0 appearance-none rounded-control border-2 border-edge bg-card pr-touch ' +
          'pl-touch text-16 text-ellipsis'
        }
      />
      {filled && clearLabel ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute right-0 grid size-12 place-items-center rounded-control"
        >
          <XIcon />
        </button>
      ) : (
        children
      )}
      {suggestionsFrom && typedIn ? (
        <Suspense>
          <Suggestions input={typedIn} from={suggestionsFrom} />
        </Suspense>
      ) : null}
    </span>
  );
}
