import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';
import type { AgentView } from './my-agents.data.ts';

export interface StopAgentProps {
  readonly agent: AgentView;
  /** Code of the error by which it was refused. */
  readonly refusal: string | null;
}

/** Asks once more, and says what becomes of what was done. The question has an address, so it needs no script. */
export function StopAgent({ agent: { id, name }, refusal }: StopAgentProps) {
  const { t } = useTranslation(['my-agents', 'agents']);
  const busy = useNavigation().state !== 'idle';
  return (
    <Banner
      tone="warning"
      announce
      title={t('ask.title', { agent: name === '' ? t('agents:stop.unnamed') : name })}
      action={
        <Form method="post" className="flex w-full flex-col gap-3">
          <input type="hidden" name="agentId" value={id} />
          <Button type="submit" variant="danger" fullWidth busy={busy}>
            {t('ask.stop')}
          </Button>
          <ButtonLink to={pathTo('myAgents')} variant="secondary" fullWidth>
            {t('ask.stay')}
          </ButtonLink>
        </Form>
      }
    >
      <p>{t('ask.after')}</p>
      {refusal === null ? null : (
        <p role="alert" className="font-semibold text-clay">
          {t(errorTextKeys(refusal), { ns: 'main' })}
        </p>
      )}
    </Banner>
  );
}
