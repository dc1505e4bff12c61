import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, List, ListRow, Page } from '@haat/ui-kit';
import { loadAccounts } from '../accounts.data.ts';
import { NotLoaded } from '../not-loaded.tsx';

export const handle = { namespaces: ['bank-kyc'], backTo: '/insurance/kyc' } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return { title: context.get(textContext)('bank-kyc:accounts.title'), found: await loadAccounts(context) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A person's bank accounts, masked, with the one that is paid. */
export default function BankAccountsScreen() {
  const { found } = useLoaderData<typeof loader>();
  const { t } = useTranslation('bank-kyc');
  if (found.kind === 'failed') return <NotLoaded again={pathTo('bankAccounts')} />;
  const { accounts } = found;
  return (
    <Page>
      {accounts.length === 0 ? (
        <p>{t('accounts.none')}</p>
      ) : (
        <List>
          {accounts.map(({ id, to, maskedNumber, bank, stateText, payout }) => (
            <ListRow
              key={id}
              to={to}
              title={bank}
              detail={
                <>
                  <span className="block tabular-nums">{maskedNumber}</span>
                  <span className="block">{stateText}</span>
                  {payout === null ? null : <span className="block font-semibold">{payout}</span>}
                </>
              }
            />
          ))}
        </List>
      )}
      <ButtonLink to={pathTo('newBankAccount')} size="large" fullWidth>
        {t('accounts.add')}
      </ButtonLink>
    </Page>
  );
}
