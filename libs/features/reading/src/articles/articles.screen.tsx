import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { ArticleList } from './article-list.tsx';
import { loadArticles } from './articles.data.ts';

export const handle = { namespaces: ['posts'], sameForGuests: true } satisfies ScreenHandle;

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadArticles(context, { kind: 'all' }, url.searchParams);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** All articles, by channel. See docs/design/screens.md#farmer-content. */
export default function ArticlesScreen() {
  return <ArticleList data={useLoaderData<typeof loader>()} />;
}
