import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { requireSession, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, Page } from '@haat/ui-kit';
import { NotLoaded } from '../not-loaded.tsx';
import { loadAccount, submitForAccount } from './bank-account.data.ts';
import { ChooseAccount } from './choose-account.tsx';

export const handle = { namespaces: ['bank-kyc'], backTo: '/insurance/kyc/banks' } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return loadAccount(context, params['id'] ?? '');
}

/** Sends the code, makes the account the one that is paid, or removes it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitForAccount(context, params['id'] ?? '', await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One bank account, masked: how its check stands, being paid on it, removing it. */
export default function BankAccountScreen() {
  const found = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('bank-kyc');
  if (found.view === 'failed') return <NotLoaded again={pathTo('bankAccounts')} />;
  if (found.view === 'none')
    return (
      <Page>
        <Banner tone="warning">
          <p>{t(errorTextKeys('kyc_error.account_not_found'))}</p>
        </Banner>
        <ButtonLink to={pathTo('bankAccounts')} size="large" fullWidth>
          {t('accounts.title')}
        </ButtonLink>
      </Page>
    );
  const { maskedNumber, bank, ifsc, name, state, stateText, payout } = found.account;
  const tone = state === 'VERIFIED' ? 'success' : state === 'REJECTED' ? 'danger' : 'info';
  return (
    <Page>
      <Banner tone={tone}>
        <p>{stateText}</p>
        {payout === null ? null : <p className="font-semibold">{payout}</p>}
      </Banner>
      <Card>
        <h2 className="text-18 font-bold tabular-nums">{maskedNumber}</h2>
        <dl className="flex flex-col gap-2 pt-3">
          <Fact name={t('account.bank')}>{bank}</Fact>
          <Fact name={t('account.ifsc')}>{ifsc}</Fact>
          <Fact name={t('account.name')}>{name}</Fact>
        </dl>
      </Card>
      {state === 'VERIFIED' && payout === null ? <ChooseAccount reply={reply} /> : null}
      {state === 'REJECTED' ? (
        <ButtonLink to={pathTo('newBankAccount')} size="large" fullWidth>
          {t('accounts.add')}
        </ButtonLink>
      ) : null}
      <details>
        <summary className="inline-flex min-h-12 items-center font-semibold underline">{t('remove.title')}</summary>
        <Form method="post" className="flex flex-col gap-3">
          <p>{t('remove.text')}</p>
          <Button type="submit" name="intent" value="remove" variant="danger" fullWidth>
            {t('remove.action')}
          </Button>
        </Form>
      </details>
    </Page>
  );
}

/** A fact beside its name; below it where large text leaves no room. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4">
      <dt className="min-w-28 text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
