import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { addMyCrop, changeMyCrop, cropCards, cropDetails, myCrops, removeMyCrop } from '@haat/api-client';
import type { ApiClient } from '@haat/api-client';
import type { CropCard, MyCrop } from '@haat/api-contract/advice';
import {
  actionFailure,
  apiContext,
  formText,
  languageContext,
  loginPathFor,
  requireSession,
  sessionContext,
  textContext,
  unavailable,
  unknownIntent,
  type ServerTexts,
} from '@haat/app-context';
import { cutText, indiaDay } from '@haat/format';
import { acresText, cropNow, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { acresOf, isCropId, sowingDayOf } from '../crop-query.ts';

/** Intents of the screen's forms. */
export const CROP_INTENTS = { save: 'save', remove: 'remove' } as const;

/** What stands in the form of a crop. */
export interface TypedCrop {
  /** Of the crop that is changed; empty for a new one. */
  readonly id: string;
  readonly crop: string;
  readonly day: string;
  readonly acres: string;
}

/** The crops of who is looking, with the work of their stage; of a guest the way to log in. */
export async function loadMyCrops({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('crop:mine.title');
  if (context.get(sessionContext).status !== 'authenticated')
    return { view: 'guest' as const, title, loginPath: loginPathFor(request) };
  const api = context.get(apiContext);
  const query = url.searchParams;
  const now = new Date();
  const today = indiaDay(now);
  const [own, cards] = await Promise.all([myCrops(api), cropCards(api)]);
  if (own === null || cards === null) throw unavailable();
  const changed = own.find(({ id }) => id === query.get('change'));
  const removed = own.find(({ id }) => id === query.get('remove'));
  const words = { t, language: context.get(languageContext), now, today };
  return {
    view: 'crops' as const,
    title,
    today,
    form: changed || query.has('add') ? formView(t, cards, changed, query.get('crop')) : null,
    remove: removed ? { id: removed.id, title: t('crop:mine.removeTitle', { crop: removed.crop.name }) } : null,
    crops: await Promise.all(own.map((crop) => myCropView(api, words, crop))),
  };
}

/** What the screen is drawn from. */
export type MyCropsData = ReturnType<typeof useLoaderData<typeof loadMyCrops>>;
/** A person's crops. */
export type KeptCrops = Extract<MyCropsData, { view: 'crops' }>;

function formView(t: ServerTexts, cards: readonly CropCard[], changed: MyCrop | undefined, crop: string | null) {
  const typed: TypedCrop = {
    id: changed?.id ?? '',
    crop: changed?.crop.id ?? crop ?? '',
    day: changed?.sowing_day ?? '',
    acres: changed === undefined ? '' : String(changed.acres),
  };
  return {
    title:
      changed === undefined ? t('sowing-date:addTitle') : t('sowing-date:changeTitle', { crop: changed.crop.name }),
    typed,
    options: cards.map(({ id, name }) => ({ value: id, label: name })),
  };
}

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
  readonly today: string;
}

async function myCropView(api: ApiClient, { t, language, now, today }: Words, { id, crop, sowing_day, acres }: MyCrop) {
  // Without its guide a crop is still there.
  const details = crop.has_guide ? await cropDetails(api, crop.id).catch(() => null) : null;
  const at = details && cropNow(t, details, { sowingDay: sowing_day, acres, today });
  return {
    id,
    name: crop.name,
    pictureUrl: crop.image_url,
    since: t('crop:mine.since', { day: dayText(t, language, sowing_day, now), acres: acresText(t, acres) }),
    now: at?.text ?? null,
    works: (at?.works ?? []).slice(0, 2),
    to: pathTo('crop', {}, { crop: crop.id, sown: sowing_day, acres }),
  };
}

/** Keeps, changes or removes a crop, and shows them again. */
export async function changeMyCrops({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  try {
    switch (form.get('intent')) {
      case CROP_INTENTS.save: {
        const typed = typedCrop(form);
        const [day, acres] = [sowingDayOf(typed.day, indiaDay(new Date())), acresOf(typed.acres)];
        if (!isCropId(typed.crop) || day === null || acres === null)
          return data(
            { typed, problems: { crop: !isCropId(typed.crop), day: day === null, acres: acres === null } },
            { status: 400 },
          );
        const input = { crop: typed.crop, sowing_day: day, acres };
        await (typed.id === '' ? addMyCrop(api, input) : changeMyCrop(api, typed.id, input));
        return redirect(pathTo('myCrops'));
      }
      case CROP_INTENTS.remove:
        await removeMyCrop(api, formText(form, 'id'));
        return redirect(pathTo('myCrops'));
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}

function typedCrop(form: FormData): TypedCrop {
  const text = (name: string) => cutText(formText(form, name).trim(), 64);
  return { id: text('id'), crop: text('crop'), day: text('day'), acres: text('acres') };
}
