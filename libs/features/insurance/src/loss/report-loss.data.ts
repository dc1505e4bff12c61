import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { fileClaim, isApiError, policies } from '@haat/api-client';
import { CLAIM_OBSTACLES, FARM_PERILS, MOST_CLAIM_PHOTOS } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  outboxClock,
  outboxForm,
  outboxReasonContext,
  photosOf,
  refusalText,
  requireSession,
  sendPhotos,
  textContext,
  trackContext,
  unavailable,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { pathTo } from '@haat/routing';
import { isClaimable, reportedPerils } from '../claimable-policies.ts';
import { lossInput, lossProblems, readLoss, type LossProblem, type TypedLoss } from './typed-loss.ts';

/** The address of the list says with it that a loss has just been reported. */
export const CLAIM_SENT = 'sent';

/** What the form is answered. Whatever it says, what was typed is still there. */
export interface LossReply {
  readonly typed: TypedLoss;
  readonly problems: readonly LossProblem[];
  /** Why the service does not take it, in words. */
  readonly refused: string | null;
}

/** What a loss can be reported on. What could not be loaded is never 'none'. */
export async function loadLossForm({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await policies(context.get(apiContext));
  if (found === null) throw unavailable();
  const now = new Date();
  const claimable = found.filter((policy) => isClaimable(policy, now));
  const asked = url.searchParams.get('policy');
  const chosen = claimable.find(({ id }) => id === asked) ?? (claimable.length === 1 ? claimable[0] : undefined);
  const title = t('insurance:claims.report');
  return {
    title,
    outbox: outboxForm(context, title),
    policies: claimable.map(({ id, name, number, goods }) => ({
      ...{ value: id, title: goods ?? name, detail: number },
    })),
    /** What the form begins with. */
    policy: chosen?.id ?? '',
    perils: FARM_PERILS.filter((peril) => claimable.some((policy) => reportedPerils(policy).includes(peril))),
    today: indiaDay(now),
  };
}

/** What the screen is drawn from. */
export type LossFormData = ReturnType<typeof useLoaderData<typeof loadLossForm>>;

/** Reports the loss of a form, its photos ahead of it. @throws ApiError only for a session that has ended */
export async function reportLoss({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const kept = form.getAll('photoId').length;
  const photos = photosOf(form).slice(0, Math.max(0, MOST_CLAIM_PHOTOS - kept));
  let typed = readLoss(form, photos.length);
  const problems = lossProblems(typed);
  const [first] = problems;
  if (first !== undefined) {
    context.set(outboxReasonContext, t(`insurance:loss.problem.${first}`));
    return reply({ typed: { ...typed, photoFacts: typed.photoFacts.slice(0, kept) }, problems }, 400);
  }
  try {
    typed = { ...typed, photoIds: [...typed.photoIds, ...(await sendPhotos(api, photos))] };
    const input = lossInput(typed, outboxClock(request));
    if (input === null) throw new Error('A loss without a problem can be sent.');
    await fileClaim(api, input);
    context.get(trackContext)({ name: 'claim_filed', properties: { photos: typed.photoIds.length } });
    return redirect(pathTo('claims', {}, { done: CLAIM_SENT }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const { code, details, httpStatus } = error;
    // Photos of which one is used or unknown are asked for anew.
    if (code.startsWith('upload_error.')) typed = { ...typed, photoIds: [], photoFacts: [] };
    const why = CLAIM_OBSTACLES.find((obstacle) => obstacle === details['why']);
    const refused = why === undefined ? refusalText(context, error) : t(`insurance:loss.obstacle.${why}`);
    context.set(outboxReasonContext, refused);
    return reply({ typed, refused }, httpStatus);
  }
}

function reply(said: Pick<LossReply, 'typed'> & Partial<LossReply>, status: number) {
  return data<LossReply>({ problems: [], refused: null, ...said }, { status });
}
