import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { placeAfterKey } from '../keys/place-after-key.ts';

export interface Tab {
  readonly value: string;
  /** One or two words; it wraps. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are parts of. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The part that is open first; the first one unless said otherwise. */
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

const tabClasses = classes(
  'flex min-h-12 min-w-12 flex-[1_1_min-content] flex-col items-center justify-center rounded-t-control ' +
    'border-b-4 px-2 py-1 text-center font-semibold',
  '-outline-offset-3 transition-answer hover:bg-soil-tint',
);

/**
 * Parts of one thing side by side, one shown at a time: symptoms, cause and treatment of one problem.
 *
 * Use it for two to four parts that are read one after the other on the same screen. Sections with an address of
 * their own are `SegmentedLinks`; parts that one may want to see together are `Accordion`; a choice in a form is
 * `RadioCards`. Until the page's script runs the tabs are links to their parts, and a part that is gone to shows.
 */
export function Tabs({ label, tabs, defaultValue, onChange }: TabsProps) {
  const id = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultValue ?? tabs[0]?.value);

  function choose(value: string): void {
    if (value === open) return;
    setOpen(value);
    onChange?.(value);
  }
  function byKey(event: KeyboardEvent, index: number): void {
    const next = event.key === ' ' ? index : placeAfterKey(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    choose(tabs[next]?.value ?? '');
  }

  return (
    <div className="group/tabs flex min-w-0 flex-col">
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap border-b-2 border-line">
        {tabs.map(({ value, label: words, icon }, index) => (
          <a
            key={value}
            id={`${id}-tab-${value}`}
            href={`#${id}-${value}`}
            role="tab"
            aria-selected={value === open}
            aria-controls={`${id}-${value}`}
            tabIndex={value === open || !hydrated ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              choose(value);
            }}
            onKeyDown={(event) => byKey(event, index)}
            className={classes(
              tabClasses,
              value === open ? 'border-primary text-primary' : 'border-transparent text-ink-soft',
            )}
          >
            {icon}
            {words}
          </a>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          id={`${id}-${value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${value}`}
          hidden={hydrated && value !== open}
          className={classes('min-w-0 pt-4', !hydrated && beforeScript(value !== open))}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The part that is open first gives way to the one that a link leads to. */
function beforeScript(closed: boolean): string {
  return closed ? 'hidden target:block' : 'group-has-[[role=tabpanel]:target]/tabs:not-target:hidden';
}
