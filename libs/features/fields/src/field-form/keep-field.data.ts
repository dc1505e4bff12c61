import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { addMyField, changeMyField, isApiError, myFields } from '@haat/api-client';
import type { Field } from '@haat/api-contract/fields';
import { fieldShapeDetailsSchema } from '@haat/api-contract/fields';
import { apiContext, outboxReasonContext, refusalText, requireFarmer, textContext } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { fieldProblems } from '@haat/field-core';
import { indiaDay } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { readCorners } from '../boundary/corner-lines.ts';
import { shapeProblemText } from '../boundary/shape-problem.ts';
import { fieldInput, readField, typedFieldProblems, type TypedField } from './typed-field.ts';

/** The address of a field says with it that it has just been kept. */
export const KEPT = 'kept';

/** What the form is answered. Whatever it says, what was typed is still there. */
export interface FieldReply {
  readonly typed: TypedField;
  /** Of the form that was sent, which is sent again with it. */
  readonly key: string | null;
  /** What is wrong with a part and what to do, in words; null where nothing is. */
  readonly name: string | null;
  readonly day: string | null;
  /** Every reason for which the boundary cannot be right. */
  readonly boundary: readonly string[];
  /** What the service said otherwise. */
  readonly refused: string | null;
}

/** Registers the field of a form, or changes the field of an id. @throws ApiError only for a session that has ended */
export async function keepField({ request, context }: ActionFunctionArgs, id: string | null) {
  requireFarmer(context, request);
  const form = await request.formData();
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const typed = readField(form);
  const key = outboxKey(form);
  // What could not be loaded is compared by the service.
  const others = ((await myFields(api)) ?? []).filter((field) => field.id !== id);
  const found = problemTexts(t, typed, others);
  const [first] = [found.name, ...found.boundary, found.day].filter((text) => text !== null);
  if (first !== undefined) {
    context.set(outboxReasonContext, first);
    return answer({ typed, key: key ?? null, ...found }, 400);
  }
  try {
    const input = fieldInput(typed);
    const kept = await (id === null ? addMyField(api, { ...input, key }) : changeMyField(api, id, input));
    return redirect(pathTo('field', { id: kept.id }, { done: KEPT }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const said = { typed, key: key ?? null };
    if (error.code === 'field_error.shape') {
      const { problems } = fieldShapeDetailsSchema.parse(error.details);
      const boundary = problems.map((problem) => shapeProblemText(t, problem, namesIn(problems)));
      context.set(outboxReasonContext, boundary[0] ?? error);
      return answer({ ...said, boundary }, error.httpStatus);
    }
    const refused = refusalText(context, error);
    context.set(outboxReasonContext, refused);
    return answer({ ...said, refused }, error.httpStatus);
  }
}

/** Everything that is wrong with a typed field, in words, so that it can be put right in one go. */
function problemTexts(t: ServerTexts, typed: TypedField, others: readonly Field[]) {
  const problems = typedFieldProblems(typed, indiaDay(new Date()));
  const { corners, wrongLines } = readCorners(typed.corners);
  const boundary = problems.flatMap((problem) => {
    if (problem === 'corners') return [t('field-form:problem.corners')];
    if (problem === 'lines') return [t('field-form:problem.lines', { lines: wrongLines.slice(0, 5).join(', ') })];
    return problem === 'too-many' ? [t('field-form:problem.tooMany')] : [];
  });
  const rings = others.map((field) => ({ id: field.id, ring: field.boundary.coordinates[0] }));
  return {
    name: problems.includes('name') ? t('field-form:problem.name') : null,
    day: problems.includes('day') ? t('field-form:problem.day') : null,
    boundary:
      boundary.length > 0
        ? boundary
        : fieldProblems(corners, rings).map((problem) => shapeProblemText(t, problem, others)),
  };
}

function namesIn(problems: readonly unknown[]) {
  return problems.flatMap((problem) => {
    if (typeof problem !== 'object' || problem === null) return [];
    const { overlaps: id, name } = problem as { overlaps: string; name: string };
    return [{ id, name }];
  });
}

function answer(said: Pick<FieldReply, 'typed' | 'key'> & Partial<FieldReply>, status: number) {
  return data<FieldReply>({ name: null, day: null, boundary: [], refused: null, ...said }, { status });
}
