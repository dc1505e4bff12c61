import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { geotagTasks, isApiError, sendGeotagPhoto, sendGeotagReason, startGeotagTask } from '@haat/api-client';
import type { GeotagTask } from '@haat/api-contract/geotags';
import { GEOTAG_PROBLEMS, GEOTAG_REASONS } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  outboxClock,
  outboxForm,
  outboxReasonContext,
  photosOf,
  placeContext,
  refusalText,
  requireSession,
  sendPhoto,
  textContext,
  unavailable,
  type ServerTexts,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { metresBetweenPlaces } from '@haat/order-core';
import { dayText, distanceText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { readVisit, reasonProblems, type TypedVisit, type VisitProblem } from './typed-visit.ts';

/** What a form asks for. */
export const INTENTS = { start: 'start', photo: 'photo', reason: 'reason' } as const;
type Intent = (typeof INTENTS)[keyof typeof INTENTS];
/** What the address says has just been done. */
const DONE: readonly string[] = [INTENTS.photo, INTENTS.reason] satisfies readonly Intent[];

/** What a form is answered. */
export interface VisitReply {
  readonly task: string;
  readonly intent: Intent;
  readonly typed: Pick<TypedVisit, 'reason' | 'note'>;
  readonly problems: readonly VisitProblem[];
  /** Why it was not taken, in words. */
  readonly refused: string | null;
}

/** The person's tasks. What could not be loaded is never 'none'. */
export async function loadGeotagTasks({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await geotagTasks(context.get(apiContext));
  if (found === null) throw unavailable();
  const title = t('geotags:title');
  const place = context.get(placeContext);
  const words = { t, language: context.get(languageContext), now: new Date(), place };
  const done = url.searchParams.get('done');
  return {
    title,
    outbox: outboxForm(context, title),
    done: done !== null && DONE.includes(done) ? (done as 'photo' | 'reason') : null,
    reasons: GEOTAG_REASONS.map((reason) => ({ value: reason, label: t(`geotags:reason.${reason}`) })),
    tasks: found.map((task) => ({
      ...taskView(words, task),
      photoForm: outboxForm(context, t('geotags:outbox.photo', { field: task.field.name })),
      reasonForm: outboxForm(context, t('geotags:outbox.reason', { field: task.field.name })),
    })),
  };
}

/** What the screen is drawn from. */
export type GeotagTasksData = ReturnType<typeof useLoaderData<typeof loadGeotagTasks>>;
/** A task as the screen shows it. */
export type TaskView = GeotagTasksData['tasks'][number];

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
  readonly place: { readonly latLng: string; readonly label: string } | null;
}

function taskView({ t, language, now, place }: Words, task: GeotagTask) {
  const { id, state, field, review, until } = task;
  const isOpen = (state === 'PENDING' || state === 'ONGOING') && !task.is_over;
  const day = (moment: string) => dayText(t, language, indiaDay(new Date(moment)), now);
  const [lat = NaN, lng = NaN] = (place?.latLng ?? '').split(',').map(Number);
  const metres = metresBetweenPlaces({ lat, lng }, field);
  return {
    ...{ id, state, isOpen, title: task.title, field: field.name, isSample: task.is_sample },
    fieldPath: pathTo('field', { id: field.id }),
    stateText: t(task.is_over ? 'geotags:over' : `geotags:state.${state}`),
    until: isOpen ? t('geotags:until', { day: dayText(t, language, until, now) }) : null,
    away:
      !isOpen || place === null || Number.isNaN(metres)
        ? null
        : t('geotags:away', { distance: distanceText(t, metres), place: place.label }),
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${String(field.lat)},${String(field.lng)}`)}`,
    review:
      review === null
        ? null
        : t('geotags:review', { reason: t(`geotags:reason.${review.reason}`), day: day(review.sent_at) }),
    handedBack: task.handed_back === null ? null : t(`geotags:handedBack.${task.handed_back}`),
    done: task.done_at === null ? null : t('geotags:doneOn', { day: day(task.done_at) }),
  };
}

/** Starts a task, sends a photo at the field, or a reason why there is none. */
export async function changeGeotagTask({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const typed = readVisit(form);
  const intent = Object.values(INTENTS).find((known) => known === form.get('intent')) ?? INTENTS.photo;
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const [photo] = photosOf(form);
  const problems: readonly VisitProblem[] =
    intent === 'reason' ? reasonProblems(typed) : intent === 'photo' && photo === undefined ? ['photo'] : [];
  const [first] = problems;
  if (first !== undefined) {
    context.set(outboxReasonContext, t(`geotags:problem.${first}`));
    return reply(typed, { intent, problems }, 400);
  }
  try {
    if (intent === 'start') {
      await startGeotagTask(api, typed.task);
      return redirect(pathTo('geotagTasks'));
    }
    const sent = photo === undefined ? null : await sendPhoto(api, photo);
    if (intent === 'reason')
      await sendGeotagReason(api, typed.task, {
        ...{ key: typed.key, reason: typed.reason ?? 'other', note: typed.note, photo_id: sent?.id ?? null },
      });
    else {
      const { taken_at: takenAt, sent_at: sentAt, place } = typed.facts;
      await sendGeotagPhoto(api, typed.task, {
        ...{ key: typed.key, photo_id: sent?.id ?? '', place },
        taken_at: sent?.origin?.taken_at ?? takenAt,
        taken_place: sent?.origin?.place ?? null,
        clock: outboxClock(request) ?? (sentAt === null ? null : { filed_at: sentAt, sent_at: sentAt }),
      });
    }
    return redirect(pathTo('geotagTasks', {}, { done: intent }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const why = GEOTAG_PROBLEMS.find((known) => known === error.details['why']);
    const metres = Number(error.details['metres']);
    const refused =
      why === undefined
        ? refusalText(context, error)
        : t(`geotags:why.${why}`, { distance: distanceText(t, Number.isFinite(metres) ? metres : 0) });
    context.set(outboxReasonContext, refused);
    return reply(typed, { intent, refused }, error.httpStatus);
  }
}

function reply(
  { task, reason, note }: TypedVisit,
  said: Pick<VisitReply, 'intent'> & Partial<VisitReply>,
  status: number,
) {
  return data<VisitReply>({ task, typed: { reason, note }, problems: [], refused: null, ...said }, { status });
}
