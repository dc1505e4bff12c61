import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropProblem, isApiError } from '@haat/api-client';
import type { Medicine } from '@haat/api-contract/advice';
import {
  apiContext,
  placeContext,
  shareCardContext,
  sharePing,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { formatAmount, indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';
import { acresOf, sowingDayOf } from '../crop-query.ts';
import { newestOwn } from '../own-crop.data.ts';
import { productsAgainst } from './products-against.data.ts';

/** Acres that packs are calculated for where none are said, nor kept with a crop of the person's. */
const FIRST_ACRES = 1;

/** A problem with what to do about it; one of another crop is not there. */
export async function loadProblem({ params, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const [id, problemId] = [params.id ?? '', params.problemId ?? ''];
  const problem = await cropProblem(context.get(apiContext), id, problemId).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  if (problem === null) return data({ view: 'none' as const, title: t('biotic-stress:notFound') }, { status: 404 });
  const said = url.searchParams.get('acres');
  const own = said === null ? await newestOwn(context, id) : null;
  const typed = said ?? (own === null ? null : String(own.acres));
  const acres = acresOf(typed);
  const sown = sowingDayOf(url.searchParams.get('sown'), indiaDay(new Date()));
  const title = t('biotic-stress:title', { problem: problem.name, crop: problem.crop.name });
  context.set(shareCardContext, {
    description: problem.measures.join('. '),
    picture: problem.image_url,
    structured: {
      '@type': 'Article',
      headline: title,
      articleBody: [...problem.signs.map(({ name }) => name), ...problem.measures].join('. '),
    },
  });
  return {
    view: 'problem' as const,
    title,
    cropId: id,
    name: problem.name,
    crop: problem.crop.name,
    kind: t(`crop-problems:kind.${problem.kind}`),
    scientific: problem.scientific,
    pictureUrl: problem.image_url,
    signs: problem.signs.map(({ id: sign, name, image_url: pictureUrl }) => ({ id: sign, name, pictureUrl })),
    stages: problem.stages.length === 0 ? null : t('biotic-stress:when', { stages: problem.stages.join(', ') }),
    thresholds: problem.thresholds,
    measures: problem.measures,
    medicines: problem.medicines.map((medicine) => medicineView(t, medicine)),
    note: problem.note,
    acres: { typed: typed ?? '', isBad: typed !== null && typed !== '' && acres === null },
    hasPlace: context.get(placeContext) !== null && context.get(placeContext) !== undefined,
    products: await productsAgainst(context, { products: problem.products, cropId: id, acres: acres ?? FIRST_ACRES }),
    sown,
    here: pathTo('cropProblem', { id, problemId }, { sown, acres }),
    sharePing: sharePing(context),
    others: pathTo('cropProblems', { id }, { sown, acres }),
    ask: pathTo('askExpert', {}, { crop: id, part: problem.parts[0] }),
    share: `https://wa.me/?text=${encodeURIComponent(`${title} ${url.origin}${pathTo('cropProblem', { id, problemId })}`)}`,
  };
}

/** What the screen is drawn from. */
export type ProblemData = ReturnType<typeof useLoaderData<typeof loadProblem>>;
/** A problem that is there. */
export type ShownProblem = Extract<ProblemData, { view: 'problem' }>;

function medicineView(t: ServerTexts, medicine: Medicine) {
  const { active, amount, amount_to: to, unit, per, method, waiting_days: days, toxicity, restriction } = medicine;
  const range = [amount, ...(to === null ? [] : [to])].map((each) => formatAmount(each)).join('–');
  // What is used before sowing leaves nothing to wait for.
  const isOnSeed = per === 'kg-seed';
  return {
    active,
    dose: t(`biotic-stress:per.${per}`, { amount: t(`main:units.${unit}`, { amount: range }) }),
    method,
    waiting: waitingText(),
    toxicity: toxicity === null ? null : t(`products:safety.${toxicity}`),
    restriction,
  };

  function waitingText(): string | null {
    if (days !== null) return t('products:dose.waiting', { count: days });
    return isOnSeed ? null : t('biotic-stress:waitLabel');
  }
}
