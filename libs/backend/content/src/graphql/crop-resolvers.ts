import { MOST_SIGNS, type Language, type PlantPart } from '@haat/api-contract/vocabulary';
import { advisedCrops, cropCard, cropDetails, cropProblems, problemDetails, problemsOf } from '@haat/backend-advice';
import type { AdvisedCrop } from '@haat/backend-advice';
import { productsAgainst } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { GraphQLError } from 'graphql';

interface Reading {
  readonly database: Executor;
}
interface InLanguage {
  readonly lang: Language;
}
interface ProblemsAsked extends InLanguage {
  readonly crop: string;
  readonly part?: PlantPart | null;
  readonly signs?: readonly string[] | null;
  readonly stage?: number | null;
}

/** What queries on crops, guides and problems are answered with: what the area of advice says of them. */
export const CROP_RESOLVERS = {
  crops: async (_root: unknown, { lang }: InLanguage, { database }: Reading) =>
    inSchemasNames((await advisedCrops(database)).map((crop) => cropCard(crop, lang))),
  crop: async (_root: unknown, { slug, lang }: InLanguage & { readonly slug: string }, { database }: Reading) => {
    const crop = await cropOfSlug(database, slug);
    return crop === undefined ? null : inSchemasNames(cropDetails(crop, lang));
  },
  cropGuide: async (_root: unknown, asked: InLanguage & { readonly crop: string }, { database }: Reading) => {
    const crop = await cropOfSlug(database, asked.crop);
    return crop === undefined ? null : inSchemasNames(cropDetails(crop, asked.lang).guide);
  },
  problems: async (_root: unknown, { crop: slug, part, signs, stage, lang }: ProblemsAsked, { database }: Reading) => {
    if ((signs?.length ?? 0) > MOST_SIGNS)
      throw new GraphQLError(`${MOST_SIGNS} signs at most; ${signs?.length ?? 0} were named.`);
    const crop = await cropOfSlug(database, slug);
    const seen = { part: part ?? undefined, signs: signs ?? undefined, stage: stage ?? undefined };
    return crop === undefined ? null : inSchemasNames(cropProblems(crop, seen, lang));
  },
  problem: async (_root: unknown, { id, lang }: InLanguage & { readonly id: string }, { database }: Reading) => {
    for (const crop of await advisedCrops(database)) {
      const problem = problemsOf(crop).find((one) => one.id === id);
      if (problem !== undefined)
        return inSchemasNames(
          problemDetails(crop, problem, await productsAgainst(database, crop.marketId, problem.id), lang),
        );
    }
    return null;
  },
};

async function cropOfSlug(database: Executor, slug: string): Promise<AdvisedCrop | undefined> {
  return (await advisedCrops(database)).find(({ id }) => id === slug);
}

/** Fields of our services under the names of the schema: `image_url` is `imageUrl` there. */
function inSchemasNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSchemasNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      inSchemasNames(each),
    ]),
  );
}
