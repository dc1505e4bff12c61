import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import type { AgentOnPage, FarmerOnPage } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { TextButton, TextLink } from '@haat/ui-kit';

/**
 * Says on every page of a partner agent for whom it is, and leads to another farmer or away from this one. As long as
 * no farmer is chosen it says what to do first.
 */
export function AgentBar({ agent: { farmer } }: { readonly agent: AgentOnPage }) {
  const { t } = useTranslation();
  const isChosen = farmer !== null && farmer.state !== 'refused';
  return (
    <section
      aria-label={t('agent.label')}
      className={
        'flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line ' +
        'bg-card px-row py-1'
      }
    >
      <p className="min-w-0 font-semibold">
        <FarmerText farmer={farmer} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink to={pathTo('agentFarmers')}>{t(isChosen ? 'agent.change' : 'agent.choose')}</TextLink>
        {farmer === null ? null : (
          // The whole document is left: nothing of this farmer stays in the page's memory.
          <form method="post" action={pathTo('agentFarmers')}>
            <TextButton type="submit" name="intent" value="leave">
              {t('agent.leave')}
            </TextButton>
          </form>
        )}
      </div>
    </section>
  );
}

function FarmerText({ farmer }: { readonly farmer: FarmerOnPage | null }) {
  const { t } = useTranslation();
  if (farmer === null) return t('agent.noFarmer');
  if (farmer.state === 'refused') return t(errorTextKeys(farmer.code));
  if (farmer.state === 'unknown') return t('agent.unknown');
  const { name, numberEnd } = farmer;
  return name === '' ? t('agent.forNumber', { end: numberEnd }) : t('agent.for', { name, end: numberEnd });
}
