import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { episodes } from '@haat/api-client';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { filmOf } from '../films/film.data.ts';
import { soundAddress } from './sounds.ts';

const BYTES_OF_KB = 1024;

/** Episodes with their sounds and films. @throws ApiError when they could not be loaded, which is no 'none' */
export async function loadEpisodes({ context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const found = await episodes(context.get(apiContext));
  return {
    title: t('posts:episodes.title'),
    isSample: found.some(({ isSample }) => isSample),
    episodes: found.flatMap(({ slug, language, title, summary, transcript, bytes, seconds }) => {
      const src = soundAddress(slug, language);
      return src === null
        ? []
        : {
            ...{ slug, src, language, title, summary, transcript },
            isOnlyInHindi: language !== context.get(languageContext),
            film: filmOf(t, { slug, language, title }),
            size: t('posts:episodes.size', { seconds, kilobytes: Math.ceil(bytes / BYTES_OF_KB) }),
          };
    }),
  };
}

/** What the screen is drawn from. */
export type EpisodesData = ReturnType<typeof useLoaderData<typeof loadEpisodes>>;
