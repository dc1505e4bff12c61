import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import { identityNumber } from './identity-number.ts';
import { hasVerhoeffDigit } from './verhoeff.ts';

/**
 * What is wrong with a number: nothing was written, it has not the form of this document's numbers, or it has the
 * form but its check digit says that a digit was mistyped.
 */
export type IdentityNumberProblem = 'empty' | 'wrong-form' | 'mistyped';

/** The number as it is kept, or what is wrong with it. */
export type IdentityNumberCheck = { number: string; problem: null } | { number: null; problem: IdentityNumberProblem };

/** PAN: the fourth letter says whose it is (P a person, C a company, H a family, …). */
const FORMS: Record<IdentityDocumentKind, RegExp> = {
  aadhaar: /^[2-9]\d{11}$/,
  pan: /^[A-Z]{3}[PCHABGJLFT][A-Z]\d{4}[A-Z]$/,
  'voter-id': /^[A-Z]{3}\d{7}$/,
};

/**
 * Whether what was typed can be the number of such a document. Screen and backend ask the same.
 *
 * See docs/domain/identity.md#identity-documents.
 */
export function checkIdentityNumber(kind: IdentityDocumentKind, typed: string): IdentityNumberCheck {
  const number = identityNumber(typed);
  if (number === '') return { number: null, problem: 'empty' };
  if (!FORMS[kind].test(number)) return { number: null, problem: 'wrong-form' };
  return kind === 'aadhaar' && !hasVerhoeffDigit(number)
    ? { number: null, problem: 'mistyped' }
    : { number, problem: null };
}
