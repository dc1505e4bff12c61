import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { ArticleList } from './article-list.tsx';
import { loadArticles } from './articles.data.ts';

export const handle = { namespaces: ['posts'], backTo: '/blogs', sameForGuests: true } satisfies ScreenHandle;

export function loader({ params, url, context }: LoaderFunctionArgs) {
  return loadArticles(context, { kind: 'channel', slug: params.slug ?? '' }, url.searchParams);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Articles of a channel. */
export default function ArticlesOfChannelScreen() {
  return <ArticleList data={useLoaderData<typeof loader>()} />;
}
