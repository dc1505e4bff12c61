import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fieldSatellite, myFields } from '@haat/api-client';
import type { FieldSatellite } from '@haat/api-contract/satellite';
import { apiContext, languageContext, loginPathFor, sessionContext, textContext, unavailable } from '@haat/app-context';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { indexLineView, type Words } from './index-line.presenter.ts';

/** What satellites saw of one of the person's fields. What could not be loaded is never 'none'. */
export async function loadSatellite({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('satellite:title');
  if (context.get(sessionContext).status !== 'authenticated')
    return { view: 'guest' as const, title, loginPath: loginPathFor(request) };
  const api = context.get(apiContext);
  const own = await myFields(api);
  if (own === null) throw unavailable();
  const asked = url.searchParams.get('field');
  const field = own.find(({ id }) => id === asked) ?? own[0];
  if (field === undefined) return { view: 'empty' as const, title };
  const seen = await fieldSatellite(api, field.id);
  const words = { t, language: context.get(languageContext), now: new Date() };
  return {
    view: 'field' as const,
    title,
    name: field.name,
    to: pathTo('field', { id: field.id }),
    changeTo: pathTo('changeField', { id: field.id }),
    choices: own.map(({ id, name }) => ({
      ...{ id, name, isChosen: id === field.id },
      to: pathTo('satellite', {}, { field: id }),
    })),
    /** Null: it could not be loaded. */
    seen: seen === null ? null : seenView(words, field.name, seen),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type SatelliteData = ReturnType<typeof useLoaderData<typeof loadSatellite>>;
/** What was seen of a field. */
export type SeenView = ReturnType<typeof seenView>;

const TONES = { good: 'success', watch: 'warning', look: 'danger' } as const;

function seenView(words: Words, name: string, satellite: FieldSatellite) {
  const { t, language, now } = words;
  const { clear, newest_day: newest } = satellite;
  const day = (of: string) => dayText(t, language, of, now);
  return {
    isSample: satellite.is_sample,
    /** Said where there is nothing to see, or beside what was seen before. */
    notice: noticeOf(words, satellite),
    line: indexLineView(words, satellite),
    clear:
      clear === null
        ? null
        : {
            // The words that matter come first.
            weak: t(`satellite:weak.${clear.weak_part ?? 'none'}`),
            isWeak: clear.weak_part !== null,
            word: clear.class === null ? null : t(`satellite:word.${clear.class}`),
            tone: clear.class === null ? ('info' as const) : TONES[clear.class],
            needsCrop: clear.class === null && satellite.course.length === 0,
            seen: t('satellite:seen', { day: day(clear.day) }),
            later: newest !== null && newest > clear.day ? t('satellite:later', { day: day(newest) }) : null,
            cells: clear.cells,
            label: t('satellite:picture.label', { name }),
          },
  };
}

function noticeOf({ t }: Words, { is_on: isOn, state, clear }: FieldSatellite): string | null {
  if (!isOn) return t('satellite:off');
  if (state === 'failed') return t('satellite:failed');
  if (state === 'waiting') return t('satellite:waiting');
  return clear === null ? t('satellite:clouded') : null;
}
