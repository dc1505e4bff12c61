import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Accordion, Badge, ButtonLink, Card, TextLink } from '@haat/ui-kit';
import type { ActView, AgentView } from './my-agents.data.ts';

export interface AgentCardProps {
  readonly agent: AgentView;
  /** Its question, whether to stop the agent, is open. */
  readonly isAsking: boolean;
}

/** An agent: what they may do and until when, or that it is over; what they did; and the way to stop them. */
export function AgentCard({ agent, isAsking }: AgentCardProps) {
  const { t } = useTranslation(['my-agents', 'agents']);
  const { id, name, state, purposes, givenOn, lastDay, standIn, acts } = agent;
  const isActive = state === 'active';
  return (
    <Card>
      <h2 className="text-18 font-bold">{name === '' ? t('unnamed') : name}</h2>
      <Badge tone={isActive ? 'success' : 'neutral'}>{t(`state.${state}`)}</Badge>
      <p>{t('given', { day: givenOn })}</p>
      {standIn === null ? null : <p>{t('standIn', { person: standIn })}</p>}
      {isActive ? (
        <>
          <p className="font-semibold">{t('until', { day: lastDay })}</p>
          <ul className="list-disc ps-6">
            {purposes.map((purpose) => (
              <li key={purpose}>{t(`agents:purpose.${purpose}`)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {acts.length === 0 ? <p className="text-ink-soft">{t('noActs')}</p> : <Acts acts={acts} />}
      {isActive && !isAsking ? (
        <ButtonLink to={pathTo('myAgents', {}, { stop: id })} variant="secondary" fullWidth>
          {t('ask.stop')}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function Acts({ acts }: { readonly acts: readonly ActView[] }) {
  const { t } = useTranslation('my-agents');
  return (
    <Accordion variant="row" title={t('acts')}>
      <ol className="flex flex-col divide-y divide-line">
        {acts.map(({ act, count, moment, orderPath }, index) => (
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span className="block">{t(`act.${act}`)}</span>
              <span className="block text-14 text-ink-soft">{moment}</span>
              {count > 1 ? <span className="block text-14 text-ink-soft">{t('times', { number: count })}</span> : null}
            </span>
            {orderPath === null ? null : <TextLink to={orderPath}>{t('seeOrder')}</TextLink>}
          </li>
        ))}
      </ol>
    </Accordion>
  );
}
