import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Bill, ButtonLink, Card, Columns, Page } from '@haat/ui-kit';
import { StepUpBanner } from '../step-up-banner.tsx';
import { CreditDues } from './credit-dues.tsx';
import { CreditKeyFacts } from './credit-key-facts.tsx';
import { CreditLedger } from './credit-ledger.tsx';
import { loadCredit } from './credit.data.ts';
import { NoCredit } from './no-credit.tsx';

export const handle = { namespaces: ['credit'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return { title: context.get(textContext)('credit:title'), credit: await loadCredit(context, url.searchParams) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The farmer's credit: what is owed by when, what can still be taken, and every purchase and repayment. */
export default function CreditScreen() {
  const { credit } = useLoaderData<typeof loader>();
  const { t } = useTranslation('credit');
  if (!credit)
    return (
      <Page>
        <NoCredit />
      </Page>
    );
  const { needsStepUp, repayment, dues, summary, keyFacts, accepted, isNotHere, entries, more } = credit;
  return (
    <Page width="wide">
      <Columns
        side="end"
        aside={
          <>
            <Card>
              <h2 className="text-18 font-bold">{t('standing.heading')}</h2>
              <Bill rows={summary.rows} total={summary.total} />
              <p className="text-ink-soft">{summary.terms}</p>
              {isNotHere ? <p>{t('notHere')}</p> : null}
            </Card>
            {keyFacts ? <CreditKeyFacts keyFacts={keyFacts} accepted={accepted} /> : null}
          </>
        }
      >
        {needsStepUp ? (
          <StepUpBanner
            title={t('stepUp.title')}
            text={t('stepUp.text')}
            action={t('stepUp.action')}
            next={pathTo('credit')}
          />
        ) : null}
        {repayment ? (
          <Banner
            tone={repayment.tone}
            announce
            title={repayment.title}
            action={
              repayment.isPending ? (
                <ButtonLink to={pathTo('credit')} replace variant="secondary">
                  {t('pending.look')}
                </ButtonLink>
              ) : undefined
            }
          >
            {repayment.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        ) : null}
        <CreditDues dues={dues} />
        {/* What is older is kept back: that there is nothing would be wrong. */}
        {needsStepUp && entries.length === 0 ? null : <CreditLedger entries={entries} more={more} />}
      </Columns>
    </Page>
  );
}
