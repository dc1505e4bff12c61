import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { insuranceClaims } from '@haat/api-client';
import type { ClaimState } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  outboxForm,
  requireSession,
  textContext,
  unavailable,
  type ScreenHandle,
} from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import {
  Badge,
  Banner,
  ButtonLink,
  EmptyState,
  List,
  ListRow,
  Page,
  ShieldCheckIcon,
  type BadgeProps,
} from '@haat/ui-kit';
import { claimRow } from '../claim.presenter.ts';
import { CLAIM_SENT } from '../loss/report-loss.data.ts';

export const handle = { namespaces: ['insurance'], backTo: '/insurance', isKept: true } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await insuranceClaims(context.get(apiContext));
  if (found === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  return {
    title: t('insurance:claims.link'),
    outbox: outboxForm(context, t('insurance:claims.report')),
    isSent: url.searchParams.get('done') === CLAIM_SENT,
    rows: found.map((claim) => claimRow(words, claim)),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Colour beside each state's words. */
const TONES: Readonly<Record<ClaimState, BadgeProps['tone']>> = {
  SUBMITTED: 'info',
  UNDER_SURVEY: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  APPEALED: 'info',
  PAID: 'success',
  WITHDRAWN: 'neutral',
};

/** The losses that a farmer reported, and the way to report one. */
export default function ClaimsScreen() {
  const { rows, outbox, isSent } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('insurance');
  const report = (
    <ButtonLink to={pathTo('newClaim')} size="large" fullWidth>
      {t('claims.report')}
    </ButtonLink>
  );
  return (
    <Page>
      {isSent ? (
        <Banner tone="success" announce>
          {t('claims.sent')}
        </Banner>
      ) : null}
      <OutboxWaiting form={outbox} onSent={revalidate} />
      {rows.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-claims.svg"
          title={t('claims.none')}
          detail={t('claims.noneText')}
          action={report}
        />
      ) : (
        <>
          {report}
          <List>
            {rows.map(({ id, to, name, number, day, state, stateText }) => (
              <ListRow
                key={id}
                to={to}
                title={name}
                detail={
                  <>
                    <span className="block">{number}</span>
                    <span className="block">{day}</span>
                    <Badge tone={TONES[state]}>{stateText}</Badge>
                  </>
                }
              />
            ))}
          </List>
        </>
      )}
      <List>
        <ListRow
          to={pathTo('policies')}
          leading={<ShieldCheckIcon className="text-primary" />}
          title={t('mine.link')}
        />
      </List>
    </Page>
  );
}
