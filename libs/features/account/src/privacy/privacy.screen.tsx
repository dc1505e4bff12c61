import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { measurementContext, officersContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Page } from '@haat/ui-kit';
import { ConsentCard } from './consent-card.tsx';
import { loadConsents, submitWithdrawal } from './consents.data.ts';
import { KeptData } from './kept-data.tsx';
import { MeasurementChoice } from './measurement-choice.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

export const handle = { namespaces: ['privacy', 'measurement'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const done = url.searchParams.get('done');
  return {
    title: context.get(textContext)('privacy:title'),
    consents: await loadConsents(context),
    dataProtectionOfficer: context.get(officersContext).dataProtection,
    measurement: context.get(measurementContext),
    done: done === 'deleted' || done === 'kept' ? done : null,
    withdrawing: url.searchParams.get('withdraw'),
  };
}

/** Withdraws a consent. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitWithdrawal(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What a person agreed to, and the way to withdraw it. See docs/domain/identity.md#consents. */
export default function PrivacyScreen() {
  const { measurement } = useLoaderData<typeof loader>();
  return (
    <>
      <Consents />
      <MeasurementChoice {...measurement} />
    </>
  );
}

function Consents() {
  const { consents, done, withdrawing, dataProtectionOfficer } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('privacy');
  if (consents === null)
    return (
      <Page>
        <p>{t('guest.text')}</p>
        <ButtonLink to={pathTo('login', {}, { next: pathTo('privacy') })} size="large" fullWidth>
          {t('guest.action')}
        </ButtonLink>
        <KeptData dataProtectionOfficer={dataProtectionOfficer} />
      </Page>
    );
  if (consents === 'failed')
    return (
      <Page>
        <Banner tone="danger" announce>
          <p>{t('failed')}</p>
        </Banner>
        <ButtonLink to={pathTo('privacy')} size="large" fullWidth>
          {t('again')}
        </ButtonLink>
        <KeptData dataProtectionOfficer={dataProtectionOfficer} />
      </Page>
    );
  const asked = consents.find(({ purpose, withdrawn }) => purpose === withdrawing && withdrawn === null);
  return (
    <Page>
      {consents.length > 0 ? <p>{t('intro')}</p> : null}
      {done !== null && refusal === null ? (
        <Banner tone="success" announce>
          <p>{t(done === 'deleted' ? 'doneDeleted' : 'done')}</p>
        </Banner>
      ) : null}
      {asked ? <WithdrawConsent consent={asked} refusal={refusal?.code ?? null} /> : null}
      {consents.length === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
      {consents.map((consent) => (
        <ConsentCard key={consent.purpose} consent={consent} isAsking={consent === asked} />
      ))}
      <KeptData dataProtectionOfficer={dataProtectionOfficer} />
    </Page>
  );
}
