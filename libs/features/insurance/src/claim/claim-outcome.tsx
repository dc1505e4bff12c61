import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, Card } from '@haat/ui-kit';
import { Facts } from '../facts.tsx';
import type { ShownClaim } from './claim.data.ts';

interface OutcomeProps {
  readonly claim: ShownClaim;
}

/** What the insurer decided, with the reason. */
export function Decision({ claim: { decision } }: OutcomeProps) {
  const { t } = useTranslation('insurance');
  if (decision === null) return null;
  return (
    <>
      {decision.isSample ? <Banner tone="warning">{t('claim.sample')}</Banner> : null}
      <Card>
        <h2 className="text-18 font-bold">{t('claim.decision')}</h2>
        <p className={decision.isApproved ? 'text-22 font-bold text-primary' : 'font-bold'}>{decision.told}</p>
        {decision.text === '' ? null : (
          <>
            <p className="text-ink-soft">{t('claim.wrote')}</p>
            <p className="break-words whitespace-pre-line">{decision.text}</p>
          </>
        )}
      </Card>
    </>
  );
}

/** How the payment stands, with the bank's reference. */
export function Payout({ claim: { payout } }: OutcomeProps) {
  const { t } = useTranslation('insurance');
  if (payout === null) return null;
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('claim.payout.title')}</h2>
      <p className="font-semibold">{payout.text}</p>
      {payout.facts.length === 0 ? null : <Facts facts={payout.facts} />}
      {payout.accounts === null ? null : (
        <ButtonLink to={payout.accounts} fullWidth>
          {t('claim.payout.account')}
        </ButtonLink>
      )}
    </Card>
  );
}
