import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, FieldNode, FragmentDefinitionNode, SelectionSetNode, ValidationContext } from 'graphql';

/** Fields below each other at most. See docs/domain/content.md#limits-of-a-query. */
export const MOST_DEPTH = 6;
/** Fields of an answer at most, a page counting as many times as it may have entries. */
export const MOST_COST = 3_000;
/** Entries of a page at most. */
export const MOST_FIRST = 100;
/** Words and signs of a query at most: what is longer is not read to its end. */
export const MOST_TOKENS = 1_000;

const DEFAULT_FIRST = 20;
/** Fields that answer a page, and so cost as much as it has entries. */
const PAGED = new Set(['blogs', 'feed', 'news']);
/** Fields below which lists of their own length stand: some entries of them, all together. */
const ENTRIES: Readonly<Record<string, number>> = { crops: 60, crop: 10, cropGuide: 20, problems: 15, problem: 20 };

interface Size {
  readonly depth: number;
  readonly cost: number;
}
const NOTHING: Size = { depth: 0, cost: 0 };

/** Validation rule: refuses a query that asks deeper or for more than one may. */
export function limitQuery(context: ValidationContext): ASTVisitor {
  // Each fragment is measured once, however often it is spread: a chain of them would double at every link.
  const measured = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Until it is measured it counts as nothing: one that leads to itself is refused by another rule.
    measured.set(name, NOTHING);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    measured.set(name, size);
    return size;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Size => {
    let size = NOTHING;
    for (const selection of selections) {
      const one =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSelections(selection.selectionSet);
      size = { depth: Math.max(size.depth, one.depth), cost: size.cost + one.cost };
    }
    return size;
  };

  const ofField = (field: FieldNode): Size => {
    const below = field.selectionSet ? ofSelections(field.selectionSet) : NOTHING;
    return { depth: below.depth + 1, cost: 1 + below.cost * entriesOf(field) };
  };

  return {
    OperationDefinition(operation) {
      const { depth, cost } = ofSelections(operation.selectionSet);
      if (depth > MOST_DEPTH)
        context.reportError(new GraphQLError(`A query is ${MOST_DEPTH} fields deep at most; this one is ${depth}.`));
      if (cost > MOST_COST)
        context.reportError(
          new GraphQLError(`A query costs ${MOST_COST} fields at most; this one would cost ${cost}. Ask for less.`),
        );
    },
  };
}

/** Entries that a field may answer; a number in a variable counts as the most. */
function entriesOf({ name, arguments: given = [] }: FieldNode): number {
  if (!PAGED.has(name.value)) return ENTRIES[name.value] ?? 1;
  const first = given.find((argument) => argument.name.value === 'first');
  if (first === undefined) return DEFAULT_FIRST;
  return first.value.kind === Kind.INT ? Math.max(1, Number(first.value.value)) : MOST_FIRST;
}
