import type { AttemptInput } from '@haat/api-contract/training';
import { CERTIFICATE_NUMBER, QUIZ_QUESTIONS } from '@haat/api-contract/vocabulary';
import { cutText, toLatinDigits } from '@haat/format';

/** Names of the quiz's fields begin so; the question's id follows. */
const ANSWER = 'answer-';

/** The name of a question's field. */
export function answerField(question: string): string {
  return ANSWER + question;
}

/** Every answer of a form, as it was sent: what is right, altered or twice, the service judges. */
export function sentAnswers(form: FormData): AttemptInput['answers'] {
  return [...form.entries()]
    .flatMap(([name, value]) =>
      name.startsWith(ANSWER) && typeof value === 'string'
        ? [{ question: name.slice(ANSWER.length), option: value }]
        : [],
    )
    .slice(0, 2 * QUIZ_QUESTIONS);
}

/** Letters that are kept of a number that was typed. */
const LONGEST_TYPED = 40;
/** Letters that are read as the digits that they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The number of a certificate as it is printed, from how it was typed: in any case and any digits, with or without
 * hyphens. Null for what is none.
 */
export function certificateNumberOf(typed: string): string | null {
  const signs = toLatinDigits(cutText(typed, LONGEST_TYPED))
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^CT/, '')
    .replaceAll(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const number = `CT-${signs.slice(0, 5)}-${signs.slice(5)}`;
  return CERTIFICATE_NUMBER.test(number) ? number : null;
}
