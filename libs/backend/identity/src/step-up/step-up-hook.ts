import type { Dependencies, Executor, Localised } from '@haat/backend-platform';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What a person whose number was silent is asked; one area at most knows. */
    readonly stepUpHook?: StepUpHook;
  }
}

/** Something to choose, by the name that people know it by. */
export interface NamedChoice {
  readonly id: string;
  readonly name: Localised;
}

/** A question with the names of what can be chosen, in the order in which they are shown, and what is right. */
export interface NamedQuestion {
  readonly shops: readonly NamedChoice[];
  readonly products: readonly NamedChoice[];
  /** Id of the right shop. */
  readonly shop: string;
  /** Id of the right product. */
  readonly product: string;
}

/** What another area knows of a person's past. */
export interface StepUpHook {
  /**
   * A question about the last order that reached a person before a time; null without one.
   * @param before what came later may be a stranger's
   */
  question(executor: Executor, userId: string, before: Date): Promise<NamedQuestion | null>;
}

/** The question about a person's past; null when no area knows one. */
export async function questionAbout(
  { areas }: Pick<Dependencies, 'areas'>,
  executor: Executor,
  userId: string,
  before: Date,
): Promise<NamedQuestion | null> {
  const hook = areas.find(({ stepUpHook }) => stepUpHook !== undefined)?.stepUpHook;
  return (await hook?.question(executor, userId, before)) ?? null;
}
