import { Form, useNavigation } from 'react-router';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { CheckIcon } from '@haat/ui-kit';
import { LANGUAGE_NAMES } from './language-names.ts';

export interface LanguageChoiceProps {
  readonly chosen: Language;
  /** Where to go once a language is chosen. */
  readonly next: string;
  /** Said of the language that is chosen now. */
  readonly chosenLabel: string;
}

/** A large button for each language; one press chooses and leads back. */
export function LanguageChoice({ chosen, next, chosenLabel }: LanguageChoiceProps) {
  const pending = useNavigation().formData?.get('language');
  const current = pending ?? chosen;
  return (
    <Form method="post" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <input type="hidden" name="next" value={next} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
          className={
            'flex min-h-20 min-w-0 flex-col items-center justify-center rounded-card border-2 border-edge ' +
            'bg-card p-3 text-18 font-bold transition-answer active:bg-soil-tint aria-pressed:border-primary ' +
            'aria-pressed:bg-primary-tint aria-pressed:text-primary'
          }
        >
          {LANGUAGE_NAMES[language]}
          {language === current ? (
            <span lang={chosen} className="flex items-center gap-1 text-14 font-semibold">
              <CheckIcon size={18} />
              {chosenLabel}
            </span>
          ) : null}
        </button>
      ))}
    </Form>
  );
}
