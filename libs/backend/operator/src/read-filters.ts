import { ServiceError } from '@haat/backend-platform';
import type { OperatorFilter, OperatorResource } from '@haat/backend-platform/operator';
import { filterSchema, readOrRefuse } from './input-schema.ts';

/** A filter with what is looked for. */
export interface ReadFilter {
  readonly filter: OperatorFilter;
  readonly value: unknown;
}

/**
 * Filters as they stand in an address; an empty one filters nothing.
 * @throws ServiceError `request_error.invalid` for one that the resource has not, or a value that it cannot have
 */
export function readFilters(
  { filters }: Pick<OperatorResource, 'filters'>,
  given: Readonly<Record<string, string>>,
): ReadFilter[] {
  return Object.entries(given).flatMap(([name, text]) => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (filter === undefined)
      throw new ServiceError('request_error.invalid', { fields: [{ field: `query.${name}`, rule: 'unknown_field' }] });
    return text === '' ? [] : [{ filter, value: readOrRefuse(filterSchema(filter), text, `query.${name}`) }];
  });
}
