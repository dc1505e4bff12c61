import type { FieldShapeProblem } from '@haat/api-contract/fields';
import type { FieldProblem } from '@haat/field-core';
import type { SayText } from './land-area.ts';

/** A field that is there, with its name. */
export interface NamedField {
  readonly id: string;
  readonly name: string;
}

/** What is wrong with a boundary and what to do about it, in words. See docs/domain/fields.md#shape. */
export function shapeProblemText(
  t: SayText,
  problem: FieldShapeProblem | FieldProblem,
  others: readonly NamedField[],
): string {
  if (typeof problem === 'string') return t(`fields:shape.${problem}`);
  const name = others.find(({ id }) => id === problem.overlaps)?.name ?? t('fields:shape.otherField');
  return t('fields:shape.overlaps', { name, percent: Math.round(problem.share * 100) });
}
