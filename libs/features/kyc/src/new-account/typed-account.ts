import { IFSC, LONGEST_NAME, OWN_ACCOUNT_NUMBER } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { toLatinDigits } from '@haat/format';

/** What was typed of an account; its numbers are not given back to the page. */
export interface TypedAccount {
  readonly number: string;
  readonly again: string;
  readonly ifsc: string;
  readonly name: string;
}

/** What is wrong with it: the text's key, by field. */
export type AccountProblems = Readonly<Partial<Record<keyof TypedAccount, 'number' | 'differs' | 'ifsc' | 'name'>>>;

/** Reads the form: digits of every script, without spaces. */
export function readAccount(form: FormData): TypedAccount {
  const number = (name: string) => toLatinDigits(formText(form, name)).replace(/[\s-]/g, '');
  return {
    number: number('number'),
    again: number('again'),
    ifsc: toLatinDigits(formText(form, 'ifsc')).replace(/\s/g, '').toUpperCase(),
    name: formText(form, 'name').trim(),
  };
}

/** What is wrong with what was typed; empty when nothing is. */
export function problemsOf({ number, again, ifsc, name }: TypedAccount): AccountProblems {
  return {
    ...(OWN_ACCOUNT_NUMBER.test(number) ? (number === again ? {} : { again: 'differs' }) : { number: 'number' }),
    ...(IFSC.test(ifsc) ? {} : { ifsc: 'ifsc' }),
    ...(name === '' || name.length > LONGEST_NAME ? { name: 'name' } : {}),
  };
}
