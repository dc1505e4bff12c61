import type { IdentityDocumentInput } from '@haat/api-contract';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { checkIdentityNumber } from '@haat/identity-documents';

/** A kind of identity document. */
export type DocumentKind = IdentityDocumentInput['kind'];
/** The kinds in the order in which they are offered; any one is enough. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = ['voter-id', 'pan', 'aadhaar'];

/** A document as it was typed. */
export interface TypedDocument {
  readonly kind: DocumentKind | null;
  readonly number: string;
  readonly name: string;
  readonly consent: boolean;
}

/** A form with nothing in it: nothing is chosen or ticked beforehand. */
export const EMPTY_DOCUMENT: TypedDocument = { kind: null, number: '', name: '', consent: false };

/** What is wrong with a field: the name of its text. */
export type DocumentProblem =
  'kind' | 'numberEmpty' | 'aadhaarForm' | 'aadhaarMistyped' | 'panForm' | 'voterForm' | 'name' | 'consent';
/** What is wrong, by field. */
export type DocumentProblems = Readonly<Partial<Record<'kind' | 'number' | 'name' | 'consent', DocumentProblem>>>;

/** Nothing is wrong. */
export const NO_PROBLEMS: DocumentProblems = {};

const WRONG_FORM = { aadhaar: 'aadhaarForm', pan: 'panForm', 'voter-id': 'voterForm' } as const satisfies Record<
  DocumentKind,
  DocumentProblem
>;

/** Reads what was typed, as it was typed. */
export function readDocument(form: FormData): TypedDocument {
  const kind = DOCUMENT_KINDS.find((known) => known === form.get('kind')) ?? null;
  return {
    kind,
    number: formText(form, 'number').trim(),
    name: formText(form, 'name').trim(),
    consent: form.get('consent') === 'on',
  };
}

/** What is wrong with a number, or null; the service asks the same rule. */
export function numberProblem(kind: DocumentKind | null, number: string): DocumentProblem | null {
  if (kind === null) return number.trim() === '' ? 'numberEmpty' : null;
  const { problem } = checkIdentityNumber(kind, number);
  if (problem === 'empty') return 'numberEmpty';
  if (problem === 'mistyped') return 'aadhaarMistyped';
  return problem === null ? null : WRONG_FORM[kind];
}

/** Problems that are found before anything is sent. */
export function problemsOf({ kind, number, name, consent }: TypedDocument): DocumentProblems {
  const wrongNumber = numberProblem(kind, number);
  return {
    ...(kind === null && { kind: 'kind' }),
    ...(wrongNumber !== null && { number: wrongNumber }),
    ...((name === '' || name.length > LONGEST_NAME) && { name: 'name' }),
    ...(!consent && { consent: 'consent' }),
  };
}
