import { redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropDetails, cropProblems, isApiError } from '@haat/api-client';
import type { ProblemCard } from '@haat/api-contract/advice';
import { MOST_SIGNS, PLANT_PARTS, type PlantPart } from '@haat/api-contract/vocabulary';
import { apiContext, textContext, type ServerTexts } from '@haat/app-context';
import { cropStage } from '@haat/crop-core';
import { indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';
import { acresOf, sowingDayOf } from '../crop-query.ts';
import { newestOwn } from '../own-crop.data.ts';

/** What an address says is seen. */
export interface Seen {
  readonly part: PlantPart | null;
  readonly signs: readonly string[];
  /** 'YYYY-MM-DD', or null. */
  readonly sown: string | null;
}

/** Reads what is seen; what makes no sense counts as not said. */
export function readSeen(query: URLSearchParams, today: string): Seen {
  const part = PLANT_PARTS.find((one) => one === query.get('part')) ?? null;
  const signs = (query.get('signs') ?? '').split(',').filter((sign) => /^[a-z][a-z-]{0,39}$/.test(sign));
  return {
    part,
    signs: part === null ? [] : [...new Set(signs)].slice(0, MOST_SIGNS),
    sown: sowingDayOf(query.get('sown'), today),
  };
}

/** The signs with one more, or without it when it is among them. */
export function signsWith(signs: readonly string[], sign: string): readonly string[] {
  return signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign];
}

/** Problems of a crop: the part is chosen, then what is seen on it, then what it may be. All of it in the address. */
export async function loadCropProblems({ params, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const id = params.id ?? '';
  const today = indiaDay(new Date());
  const { part, signs, sown: named } = readSeen(url.searchParams, today);
  const own = named === null ? await newestOwn(context, id) : null;
  const sown = named ?? own?.sowing_day ?? null;
  const acres = acresOf(url.searchParams.get('acres')) ?? own?.acres ?? null;
  const found = await cropProblems(api, id, {
    part: part ?? undefined,
    signs: signs.length === 0 ? undefined : signs,
    stage: sown === null ? undefined : await stageAt(),
  }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') throw redirect(pathTo('allCrops'));
    throw error;
  });
  const address = (change: { part?: string | null; signs?: readonly string[] }) => {
    const query = { part, signs, ...change };
    return pathTo('cropProblems', { id }, { part: query.part, signs: query.signs.join(','), sown, acres });
  };
  return {
    title: t('crop-problems:title', { crop: found.crop.name }),
    cropPath: pathTo('crop', {}, { crop: id, sown, acres }),
    parts: found.parts.map((one) => ({
      id: one,
      name: t(`crop-problems:part.${one}`),
      pictureUrl: `/pictures/part-${one}.svg`,
      to: address({ part: one, signs: [] }),
      isChosen: one === part,
    })),
    hasPart: part !== null,
    signs: found.signs.map((sign) => ({
      id: sign.id,
      name: sign.name,
      pictureUrl: sign.image_url,
      to: address({ signs: signsWith(signs, sign.id) }),
      isChosen: signs.includes(sign.id),
    })),
    hasSigns: signs.length > 0,
    all: address({ part: null, signs: [] }),
    ask: pathTo('askExpert', {}, { crop: id, part }),
    problems: found.problems.map((problem) =>
      problemRow(t, problem, pathTo('cropProblem', { id, problemId: problem.id }, { sown, acres })),
    ),
  };

  async function stageAt(): Promise<number | undefined> {
    const details = await cropDetails(api, id).catch(() => null);
    if (!details?.guide || sown === null) return undefined;
    const stages = details.guide.stages.map(({ no, day_from, day_to }) => ({ stage_no: no, day_from, day_to }));
    const at = cropStage(stages, sown, today);
    return at !== null && 'stage' in at ? at.stage : undefined;
  }
}

/** What the screen is drawn from. */
export type CropProblemsData = ReturnType<typeof useLoaderData<typeof loadCropProblems>>;

function problemRow(t: ServerTexts, { id, name, kind, image_url: pictureUrl }: ProblemCard, to: string) {
  return { ...{ id, name, pictureUrl, to }, kind: t(`crop-problems:kind.${kind}`) };
}
