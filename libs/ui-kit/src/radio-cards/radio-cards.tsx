import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldError } from '../field/field.tsx';

export interface RadioCardOption {
  readonly value: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Cannot be chosen; `detail` says why. */
  readonly disabled?: boolean;
}

export interface RadioCardsProps {
  /** What is being chosen. */
  readonly legend: string;
  /** The legend is heard but not seen, where a heading already says it. */
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly options: readonly RadioCardOption[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** Two side by side where there is room for their words. */
  readonly columns?: 1 | 2;
  /** Language of each title, where the titles are in different languages. */
  readonly optionLanguage?: (value: string) => string;
  /** The form that the choice belongs to, where the cards stand outside it. */
  readonly form?: string;
}

/** One choice out of a few, each a card with a word and a detail. Native radio buttons. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden = false, options, error, columns = 1 } = props;
  const errorId = `${useId()}-error`;
  const cards = useRef<HTMLFieldSetElement>(null);
  // A card may be pressed before the page's script is there: the browser keeps the choice, and this tells of it.
  const tellEarlyChoice = useEffectEvent(() => {
    const early = cards.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && props.value === undefined && early !== props.defaultValue) props.onChange?.(early);
  });
  useEffect(() => tellEarlyChoice(), []);
  return (
    <fieldset ref={cards} className="flex min-w-0 flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'pb-2 font-bold'}>{legend}</legend>
      <div
        className={
          columns === 2 ? 'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2' : 'flex flex-col gap-2'
        }
      >
        {options.map((option) => (
          <RadioCard key={option.value} option={option} group={props} />
        ))}
      </div>
      {error ? <FieldError id={errorId} text={error} /> : null}
    </fieldset>
  );
}

function RadioCard({ option, group }: { readonly option: RadioCardOption; readonly group: RadioCardsProps }) {
  const { name, value, defaultValue, onChange, required, optionLanguage, form } = group;
  return (
    <label
      lang={optionLanguage?.(option.value)}
      className={classes(
        'flex min-h-12 min-w-0 flex-wrap items-center gap-2 rounded-control border-2 px-3 py-2',
        option.disabled
          ? 'border-line bg-soil-tint'
          : 'border-edge bg-card has-checked:border-primary has-checked:bg-primary-tint ring-within',
      )}
    >
      <input
        type="radio"
        name={name}
        form={form}
        value={option.value}
        checked={value === undefined ? undefined : value === option.value}
        defaultChecked={value === undefined ? defaultValue === option.value : undefined}
        onChange={onChange ? () => onChange(option.value) : undefined}
        readOnly={value !== undefined && onChange === undefined}
        disabled={option.disabled}
        required={required}
        className={
          'size-5.5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none ' +
          'checked:border-7 checked:border-primary disabled:border-line'
        }
      />
      <span className="flex room-for-words flex-col">
        <span className="font-bold">{option.title}</span>
        {option.detail ? <span className="text-14 text-ink-soft">{option.detail}</span> : null}
      </span>
      {option.icon ? <span className="ml-auto text-primary">{option.icon}</span> : null}
    </label>
  );
}
