import type { OperatorInputDeclaration } from '@haat/backend-platform/operator';
import { ServiceError } from '@haat/backend-platform';
import { booleanInQuery, rupeesInQuery, wholeNumberInQuery } from '@haat/api-contract';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { toPaise } from '@haat/format';
import { z } from 'zod';

/** Letters of a text of which nothing else is said. */
const LONGEST = { text: 200, 'long-text': 2000, reference: 100 } as const;
const MOST_RUPEES = 1e8;
const MOST_NUMBER = 1e9;

/** The schema of what is typed, made of its declaration; rupees become whole paise. */
export function inputSchema(input: OperatorInputDeclaration): z.ZodType {
  const schema = valueSchema(input);
  return input.mayBeNull === true ? schema.nullable() : schema;
}

/** The schema of what stands in an address: all of it is text. */
export function filterSchema(input: OperatorInputDeclaration): z.ZodType {
  const { kind, choices = [], least = 0, most = MOST_NUMBER } = input;
  if (kind === 'boolean') return booleanInQuery;
  if (kind === 'number') return wholeNumberInQuery(least, most);
  if (kind === 'rupees') return rupeesInQuery(least, most).transform(toPaise);
  if (kind === 'choices')
    return z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(choices)).min(1).max(30));
  return valueSchema(input);
}

/**
 * Reads values by their declarations.
 * @throws ServiceError `request_error.invalid` with the fields; also for one that is not declared
 */
export function readValues(
  declared: Readonly<Record<string, OperatorInputDeclaration>>,
  given: Readonly<Record<string, unknown>>,
  { areAllNeeded, place }: { readonly areAllNeeded: boolean; readonly place: 'data' | 'input' },
): Record<string, unknown> {
  const shape = Object.fromEntries(
    Object.entries(declared).map(([name, input]) => [
      name,
      areAllNeeded && input.isRequired === true ? inputSchema(input) : inputSchema(input).optional(),
    ]),
  );
  return readOrRefuse(z.strictObject(shape), given, place);
}

/** @throws ServiceError `request_error.invalid` with the fields that are refused */
export function readOrRefuse<Output>(schema: z.ZodType<Output>, given: unknown, place: string): Output {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new ServiceError('request_error.invalid', {
    fields: read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: [place, key].join('.'), rule: 'unknown_field' }))
        : [{ field: [place, ...issue.path].join('.'), rule: ruleOf(issue.code, issue.input) }],
    ),
  });
}

function ruleOf(code: string, input: unknown): string {
  if (input === undefined && code === 'invalid_type') return 'missing';
  if (code === 'too_big') return 'too_large';
  if (code === 'too_small') return 'too_small';
  return code === 'invalid_format' ? 'format' : 'value';
}

function valueSchema({ kind, choices = [], longest, least, most, pattern }: OperatorInputDeclaration): z.ZodType {
  switch (kind) {
    case 'text':
    case 'long-text':
    case 'reference': {
      const text = z
        .string()
        .trim()
        .min(1)
        .max(longest ?? LONGEST[kind]);
      return pattern === undefined ? text : text.regex(pattern);
    }
    case 'number':
      return z
        .number()
        .min(least ?? 0)
        .max(most ?? MOST_NUMBER);
    case 'rupees':
      return z
        .number()
        .min(least ?? 0)
        .max(most ?? MOST_RUPEES)
        .multipleOf(0.01)
        .transform(toPaise);
    case 'boolean':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'time':
      return z.iso.datetime({ offset: true });
    case 'choice':
      return z.enum(choices);
    case 'choices':
      return z.array(z.enum(choices)).max(30);
    case 'texts':
      return z.partialRecord(
        z.enum(LANGUAGES),
        z
          .string()
          .trim()
          .min(1)
          .max(longest ?? LONGEST['long-text']),
      );
    case 'table':
      return z.never();
  }
}
