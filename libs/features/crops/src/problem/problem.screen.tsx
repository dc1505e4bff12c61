import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { loadProblem } from './problem.data.ts';
import { ProblemPage } from './problem-page.tsx';

export const handle = {
  isKept: true,
  namespaces: ['biotic-stress'],
  backTo: '/crop/all',
  isEntry: true,
} satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProblem(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
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
