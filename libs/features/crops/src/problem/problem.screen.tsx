import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { loadProblem, type ShownProblem } from './problem.data.ts';
import { ProblemPage } from './problem-page.tsx';

export const handle = { namespaces: ['biotic-stress'], backTo: '/crop/all' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProblem(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.view !== 'problem') return [{ title: loaderData?.title }];
  const { title, page, measures } = loaderData;
  return [
    { title },
    { name: 'description', content: measures.join('. ') },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: page },
    { tagName: 'link', rel: 'canonical', href: page },
    { 'script:ld+json': structured(loaderData) },
  ];
}

/** What a search engine reads. */
function structured({ title, page, measures, signs }: ShownProblem) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: page,
    articleBody: [...signs.map(({ name }) => name), ...measures].join('. '),
  };
}

/** A pest, disease, lack, or weed of a crop, and what to do about it. */
export default function ProblemScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('biotic-stress');
  if (data.view === 'problem') return <ProblemPage problem={data} />;
  return (
    <Page>
      <EmptyState
        picture="/pictures/nothing-found.svg"
        title={t('notFound')}
        detail={t('notFoundText')}
        action={
          <ButtonLink to={pathTo('allCrops')} fullWidth>
            {t('others')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
