import { useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { StarIcon } from '../icons/farm-icons.ts';

/** What one star to five stars mean. */
export type RatingLabels = readonly [string, string, string, string, string];

export interface RatingFieldProps {
  /** What is being rated. */
  readonly legend: string;
  readonly name: string;
  /** The chosen one stands under the stars. */
  readonly labels: RatingLabels;
  /** 1 to 5; none unless said. */
  readonly defaultValue?: number;
  readonly onChange?: (value: number) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/**
 * Asks for one to five stars, and says in words what the chosen number means.
 *
 * Use it to ask how something was. To show a rating, use `Rating`; for a choice that is no scale, `RadioCards`. Native
 * radio buttons: arrows move, and a form sends it without JavaScript.
 */
export function RatingField({ legend, name, labels, defaultValue, onChange, required, error }: RatingFieldProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1 font-bold">{legend}</legend>
      <div className="grid max-w-80 grid-cols-5 justify-items-center">
        {labels.map((word, index) => (
          <label key={word} className="group/star contents">
            <span
              className={'relative row-start-1 grid size-12 place-items-center rounded-control text-soil ring-within'}
            >
              <input
                type="radio"
                name={name}
                value={index + 1}
                aria-label={word}
                defaultChecked={defaultValue === index + 1}
                required={required}
                onChange={onChange ? () => onChange(index + 1) : undefined}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              <StarIcon
                size={36}
                className={
                  'pointer-events-none group-has-checked/star:fill-current ' +
                  'group-[:has(~label_:checked)]/star:fill-current'
                }
              />
            </span>
            <span
              aria-hidden="true"
              className={
                'invisible col-span-full col-start-1 row-start-2 text-center font-semibold ' +
                'group-has-checked/star:visible'
              }
            >
              {word}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId} text={error} /> : null}
    </fieldset>
  );
}
