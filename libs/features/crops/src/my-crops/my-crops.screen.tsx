import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { KeptCrops } from './kept-crops.tsx';
import { changeMyCrops, loadMyCrops } from './my-crops.data.ts';

export const handle = { namespaces: ['crop', 'sowing-date'] } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadMyCrops(args);
}

export function action(args: ActionFunctionArgs) {
  return changeMyCrops(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The crops that a person grows, with this week's work. See docs/domain/advice.md#my-crops. */
export default function MyCropsScreen() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('crop');
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      {data.view === 'crops' ? (
        <KeptCrops data={data} />
      ) : (
        <EmptyState
          picture="/pictures/empty-crops.svg"
          title={t('mine.emptyTitle')}
          detail={t('mine.logInText')}
          action={
            <>
              <ButtonLink to={data.loginPath} fullWidth>
                {t('mine.logIn')}
              </ButtonLink>
              <ButtonLink to={pathTo('allCrops')} variant="secondary" fullWidth>
                {t('mine.all')}
              </ButtonLink>
            </>
          }
        />
      )}
    </Page>
  );
}
