/** What a farmer saw on a plant. */
export interface SignsSeen {
  readonly crop: string;
  readonly part: string;
  readonly signs: readonly string[];
  /** Stage of the crop; null where it is not known. */
  readonly stage: number | null;
}

/** A problem as it is told by its signs. */
export interface RankedProblem {
  readonly id: string;
  readonly crop: string;
  readonly parts: readonly string[];
  readonly signs: readonly string[];
  /** How common it is, by stage; what is not named is not common. */
  readonly commonness: Readonly<Record<number, number>>;
}

/** A problem that the signs may mean. */
export interface Ranked {
  readonly problem: string;
  /** Share of the signs that the problem has, 0.3 to 1. */
  readonly score: number;
}

/** Below it a problem is not named. */
const LEAST_SCORE = 0.3;

/**
 * Problems of this crop and part that the signs may mean: by the share of the signs that they have, then by how common
 * they are at this stage, then as given.
 *
 * See docs/domain/advice.md#which-problem.
 */
export function rankProblems(seen: SignsSeen, problems: readonly RankedProblem[]): Ranked[] {
  const signs = new Set(seen.signs);
  if (signs.size === 0) return [];
  const commonness = (problem: RankedProblem) => (seen.stage === null ? 0 : (problem.commonness[seen.stage] ?? 0));
  return problems
    .filter(({ crop, parts }) => crop === seen.crop && parts.includes(seen.part))
    .map((problem) => ({
      problem,
      score: [...signs].filter((sign) => problem.signs.includes(sign)).length / signs.size,
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score || commonness(other.problem) - commonness(one.problem))
    .map(({ problem, score }) => ({ problem: problem.id, score }));
}
