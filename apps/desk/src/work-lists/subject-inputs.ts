import type { OperatorInput } from '@haat/api-contract/operator';

const TEXT = 2000;
const plain: OperatorInput = {
  name: '',
  kind: 'text',
  is_required: true,
  choices: [],
  reference: null,
  longest: null,
  least: null,
  most: null,
};
/** A longer text. */
export const text = (name: string, longest = TEXT): OperatorInput => ({ ...plain, name, kind: 'long-text', longest });
/** A text of one line. */
export const line = (name: string, longest = 120): OperatorInput => ({ ...plain, name, longest });
/** A number between two. */
export const number = (name: string, least: number, most: number): OperatorInput => ({
  ...plain,
  name,
  kind: 'number',
  least,
  most,
});
/** One of a closed list. */
export const choice = (name: string, choices: readonly string[]): OperatorInput => ({
  ...plain,
  name,
  kind: 'choice',
  choices: [...choices],
});
/** May be left empty. */
export const optional = (input: OperatorInput): OperatorInput => ({ ...input, is_required: false });
