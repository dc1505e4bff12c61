import type { ImportRowState } from '@haat/api-contract/vocabulary/imports';
import type { ImportedFields, ReadRow } from '@haat/backend-table-files';

/** What a row is, by what was read of it. See docs/domain/imports.md#rows. */
export function rowState({ problems, before, after }: ReadRow): ImportRowState {
  if (problems.length > 0 || after === null) return 'wrong';
  return areSame(before, after) ? 'same' : 'changes';
}

/** Whether two records say the same, in whichever order their fields stand. */
export function areSame(one: ImportedFields | null, other: ImportedFields | null): boolean {
  if (one === null || other === null) return one === other;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}
