import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, Card } from '@haat/ui-kit';
import type { LinkedAgent } from './agent-stop.data.ts';

export interface LinkedAgentCardProps {
  readonly linked: LinkedAgent;
  /** It was stopped just now, by this page. */
  readonly isDone: boolean;
}

/** An agent in force: what they may do until when, and the press that stops them. Else since when they may not. */
export function LinkedAgentCard({ linked, isDone }: LinkedAgentCardProps) {
  const { t } = useTranslation('agents');
  const busy = useNavigation().state !== 'idle';
  const { kind, purposes, lastDay, revoked } = linked;
  const names = { agent: linked.agent === '' ? t('stop.unnamed') : linked.agent, name: linked.farmer ?? '' };
  const isOwn = linked.farmer === null || linked.farmer === '';
  if (kind !== 'active')
    return (
      <Card>
        <div role={isDone ? 'status' : undefined} className="flex flex-col gap-2">
          <h2 className="text-18 font-bold">
            {t(kind === 'expired' ? 'stop.expired' : isDone ? 'stop.done' : 'stop.already')}
          </h2>
          <p>{isOwn ? t('stop.stopped', names) : t('stop.stoppedFor', names)}</p>
          <p className="font-semibold">
            {revoked === null ? t('stop.last', { day: lastDay }) : t('stop.since', { moment: revoked })}
          </p>
        </div>
      </Card>
    );
  const dated = { ...names, day: lastDay };
  return (
    <Card>
      <h2 className="text-18 font-bold">{isOwn ? t('stop.may', dated) : t('stop.mayFor', dated)}</h2>
      <ul className="list-disc ps-6 pt-2">
        {purposes.map((purpose) => (
          <li key={purpose}>{t(`purpose.${purpose}`)}</li>
        ))}
      </ul>
      <p className="pt-3">{t('stop.after')}</p>
      <Form method="post" className="pt-3">
        <Button type="submit" variant="danger" size="large" fullWidth busy={busy}>
          {t('stop.action')}
        </Button>
      </Form>
    </Card>
  );
}
