import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, Card } from '@haat/ui-kit';
import type { ConsentView } from './consents.data.ts';

export interface ConsentCardProps {
  readonly consent: ConsentView;
  /** Its question, whether to withdraw it, is open. */
  readonly isAsking: boolean;
}

/** A consent: what is kept, for what, how long, and the way to withdraw it. */
export function ConsentCard({ consent, isAsking }: ConsentCardProps) {
  const { t } = useTranslation('privacy');
  const { purpose, what, given, withdrawn, kept } = consent;
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('identity.title')}</h2>
      <ul className="flex flex-col gap-2 pt-2">
        <li>{what}</li>
        <li>{given}</li>
        {withdrawn === null ? (
          <>
            <li>{t('identity.why')}</li>
            <li>{t('identity.long')}</li>
          </>
        ) : (
          <>
            <li className="font-semibold">{withdrawn}</li>
            {kept === null ? null : <li>{kept}</li>}
          </>
        )}
      </ul>
      {withdrawn === null && !isAsking ? (
        <div className="pt-3">
          <ButtonLink to={pathTo('privacy', {}, { withdraw: purpose })} variant="secondary" fullWidth>
            {t('withdraw')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
