import type { RefundDestination } from '@haat/api-contract';
import { ACCOUNT_NUMBER, IFSC, LONGEST_NAME, UPI_ADDRESS } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { toLatinDigits } from '@haat/format';

/** Where money shall go, as it was typed. */
export interface TypedDestination {
  readonly kind: '' | 'upi' | 'bank';
  readonly vpa: string;
  readonly account: string;
  readonly accountAgain: string;
  readonly ifsc: string;
  readonly name: string;
}

/** A field with its own problem; the problem's text has the field's name. */
export type DestinationField = keyof TypedDestination;

/** An empty form: nothing is chosen beforehand. */
export const EMPTY_DESTINATION: TypedDestination = {
  kind: '',
  vpa: '',
  account: '',
  accountAgain: '',
  ifsc: '',
  name: '',
};

/** Reads what was typed, as it was typed. */
export function readDestination(form: FormData): TypedDestination {
  const text = (name: string) => formText(form, name).trim();
  const kind = text('kind');
  return {
    kind: kind === 'upi' || kind === 'bank' ? kind : '',
    vpa: text('vpa'),
    account: text('account'),
    accountAgain: text('accountAgain'),
    ifsc: text('ifsc'),
    name: text('name'),
  };
}

/**
 * The destination that was typed, or the fields in which something is wrong. Spaces in a number, and digits of the
 * own script, are understood.
 */
export function destinationOf(
  typed: TypedDestination,
): { readonly destination: RefundDestination } | { readonly wrong: readonly DestinationField[] } {
  const { kind, name } = typed;
  const digits = (text: string) => toLatinDigits(text).replace(/[\s-]/g, '');
  const [account, again, ifsc, vpa] = [
    digits(typed.account),
    digits(typed.accountAgain),
    digits(typed.ifsc).toUpperCase(),
    toLatinDigits(typed.vpa),
  ];
  if (kind === '') return { wrong: ['kind'] };
  if (kind === 'upi') return UPI_ADDRESS.test(vpa) ? { destination: { kind, vpa } } : { wrong: ['vpa'] };
  const wrong: DestinationField[] = [
    ...(ACCOUNT_NUMBER.test(account) ? (account === again ? [] : ['accountAgain' as const]) : ['account' as const]),
    ...(IFSC.test(ifsc) ? [] : ['ifsc' as const]),
    ...(name === '' || name.length > LONGEST_NAME ? ['name' as const] : []),
  ];
  return wrong.length > 0 ? { wrong } : { destination: { kind, account_number: account, ifsc, name } };
}
