import { classes } from '../classes.ts';
import { CheckIcon } from '../icons/icons.ts';

export interface ChipGroupOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface ChipGroupProps {
  /** What is being chosen. */
  readonly legend: string;
  /** The legend is heard but not seen, where a heading already says it. */
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly options: readonly ChipGroupOption[];
  /** Several may be chosen; otherwise one. */
  readonly multiple?: boolean;
  readonly defaultValues?: readonly string[];
  /** Everything that is chosen now. */
  readonly onChange?: (values: readonly string[]) => void;
}

/**
 * Short words to choose from in a form: crops that one grows, days of the week, an area of land.
 *
 * Use it for four to twelve words of one or two lines each. Choices that need a sentence are `RadioCards`; filters with
 * an address of their own are `ChipRow` with `ChipLink`. Native checkboxes or radio buttons, so a form sends them
 * without JavaScript; what is chosen has a tick, not a colour alone.
 */
export function ChipGroup({
  legend,
  legendHidden = false,
  name,
  options,
  multiple = false,
  defaultValues = [],
  onChange,
}: ChipGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={legendHidden ? 'sr-only' : 'pb-2 font-bold'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'group relative inline-flex min-h-12 min-w-12 max-w-full items-center justify-center gap-2 ' +
                'rounded-full border-2 px-3 py-1 font-semibold transition-answer',
              option.disabled
                ? 'border-line bg-soil-tint text-ink-soft'
                : 'border-edge bg-card hover:bg-soil-tint has-checked:border-primary has-checked:bg-primary ' +
                    'has-checked:text-on-primary ring-within',
            )}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              defaultChecked={defaultValues.includes(option.value)}
              disabled={option.disabled}
              onChange={onChange ? (event) => onChange(chosenBeside(event.currentTarget)) : undefined}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <CheckIcon size={20} strokeWidth={3} className="hidden shrink-0 group-has-checked:block" />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function chosenBeside(input: HTMLInputElement): string[] {
  const all = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(all, ({ value }) => value);
}
