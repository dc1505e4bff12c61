import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { SoilSampleState } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Button, ButtonLink, Card, type BadgeProps } from '@haat/ui-kit';
import { WITHDRAW, type SoilReportsData } from './soil-reports.data.ts';

const TONES: Readonly<Record<SoilSampleState, BadgeProps['tone']>> = {
  WAITING: 'info',
  REPORTED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

/** The person's samples, where each stands, and the way to its report. */
export function MySamples({ samples }: Pick<SoilReportsData, 'samples'>) {
  const { t } = useTranslation('soil-test');
  if (samples === null) return <Banner tone="warning">{t('notLoaded')}</Banner>;
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="my-samples-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="my-samples-title" className="text-18 font-bold">
        {t('mine')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {samples.map(({ id, bag, crop, sent, state, stateText, refusal, to, mayWithdraw }) => (
          <li key={id}>
            <Card>
              <div className="flex min-w-0 flex-col items-start gap-2">
                <b className="max-w-full break-words">{bag}</b>
                {crop === null ? null : <span>{crop}</span>}
                <span className="text-14 text-ink-soft">{sent}</span>
                <Badge tone={TONES[state]}>{stateText}</Badge>
                {refusal === null ? null : <p>{refusal}</p>}
              </div>
              {to === null ? null : (
                <ButtonLink to={to} fullWidth>
                  {t('read')}
                  <span className="sr-only">: {bag}</span>
                </ButtonLink>
              )}
              {mayWithdraw ? <WithdrawForm id={id} bag={bag} /> : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WithdrawForm({ id, bag }: { readonly id: string; readonly bag: string }) {
  const { t } = useTranslation('soil-test');
  return (
    <Form method="post" action={pathTo('soilReports')}>
      <input type="hidden" name="intent" value={WITHDRAW} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" fullWidth>
        {t('withdraw')}
        <span className="sr-only">: {bag}</span>
      </Button>
    </Form>
  );
}
