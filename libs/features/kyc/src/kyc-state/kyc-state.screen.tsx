import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, List, ListRow, Page } from '@haat/ui-kit';
import { loadAccounts } from '../accounts.data.ts';
import { NotLoaded } from '../not-loaded.tsx';

export const handle = { namespaces: ['bank-kyc'], backTo: '/insurance' } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return { title: context.get(textContext)('bank-kyc:title'), found: await loadAccounts(context) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** How far a person's proof for insurance money has come, and where its parts are given. */
export default function KycStateScreen() {
  const { found } = useLoaderData<typeof loader>();
  const { t } = useTranslation('bank-kyc');
  if (found.kind === 'failed') return <NotLoaded again={pathTo('insuranceKyc')} />;
  const { state } = found;
  const tone = state === 'VERIFIED' ? 'success' : state === 'REJECTED' ? 'danger' : 'info';
  return (
    <Page>
      <Banner tone={tone}>
        <p>{t(`state.${state}`)}</p>
      </Banner>
      <List>
        <ListRow to={pathTo('insuranceKycId')} title={t('document')} />
        <ListRow to={pathTo('bankAccounts')} title={t('accounts.title')} />
      </List>
    </Page>
  );
}
