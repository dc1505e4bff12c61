import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { ArticleGone, ArticlePage } from './article-page.tsx';
import { loadArticle } from './article.data.ts';

export const handle = {
  isKept: true,
  namespaces: ['posts'],
  backTo: '/blogs',
  ownHeading: true,
  sameForGuests: true,
  isEntry: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** An article: its text stands in the page as it comes. See docs/design/screens.md#farmer-content. */
export default function ArticleScreen() {
  const data = useLoaderData<typeof loader>();
  return data.view === 'article' ? <ArticlePage {...data} /> : <ArticleGone title={data.title} />;
}
