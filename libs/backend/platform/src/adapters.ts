import type { AdapterContext, AdapterProvider, Adapters, Area } from './area.ts';
import { StartError } from './configuration/start-error.ts';

/**
 * Makes every adapter that an area provides, each by the one implementation that the configuration chooses.
 * @throws StartError when none or several are chosen
 */
export function createAdapters(areas: readonly Area[], context: AdapterContext): Adapters {
  const providers = areas.flatMap(({ name: area, adapters = {} }) =>
    providersOf(adapters).map(([name, provider]) => ({
      area,
      name,
      provider,
    })),
  );
  const names = [...new Set(providers.map(({ name }) => name))];
  const made = names.map((name) => {
    const chosen = providers.filter(
      (candidate) => candidate.name === name && candidate.provider.isChosen(context.configuration),
    );
    const [only] = chosen;
    if (only === undefined || chosen.length > 1) {
      const which = only === undefined ? 'none' : chosen.map(({ area }) => area).join(' and ');
      throw new StartError([`The configuration has to choose one adapter for ${name}, but chooses ${which}.`]);
    }
    return [name, only.provider.create(context)] as const;
  });
  return assembled<Adapters>(made);
}

/** The areas declare the types of their adapters one by one; here all of them are treated alike. */
function providersOf(adapters: object): [string, AdapterProvider<unknown>][] {
  return Object.entries<AdapterProvider<unknown>>({ ...adapters });
}

/** Each value is made by the provider of its name, so the whole has the types that the areas declare. */
function assembled<Whole>(made: readonly (readonly [string, unknown])[]): Whole {
  return Object.fromEntries(made) as Whole;
}
