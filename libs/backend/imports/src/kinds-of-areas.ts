import type { ImportKind } from '@haat/api-contract/vocabulary/imports';
import type { Dependencies } from '@haat/backend-platform';
import type { ImportKindDefinition } from '@haat/backend-table-files';

/** What the areas take in by file. */
export function kindsOf({ areas }: Pick<Dependencies, 'areas'>): readonly ImportKindDefinition[] {
  return areas.flatMap(({ imports = [] }) => imports);
}

/** @throws Error for a kind that no area registers: the vocabulary and the areas have come apart */
export function kindOf(dependencies: Pick<Dependencies, 'areas'>, kind: ImportKind): ImportKindDefinition {
  const found = kindsOf(dependencies).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No area takes in ${kind}`);
  return found;
}
