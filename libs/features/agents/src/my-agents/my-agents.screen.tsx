import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { formText, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { AgentCard } from './agent-card.tsx';
import { loadMyAgents, stopAgent } from './my-agents.data.ts';
import { StopAgent } from './stop-agent.tsx';

export const handle = { namespaces: ['my-agents', 'agents'], backTo: '/account' } satisfies ScreenHandle;

/** A farmer's agents; `stop` names the one about whom it is asked. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return {
    title: context.get(textContext)('my-agents:title'),
    agents: await loadMyAgents(context),
    stopping: url.searchParams.get('stop'),
    isDone: url.searchParams.has('done'),
  };
}

/** Stops an agent at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return stopAgent(context, formText(await request.formData(), 'agentId'));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Agents with a farmer's consent, what they did, and the way to stop them. See docs/domain/agents.md#revoking. */
export default function MyAgentsScreen() {
  const { agents, stopping, isDone } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('my-agents');
  const asked = agents.find(({ id, state }) => id === stopping && state === 'active');
  if (agents.length === 0)
    return (
      <Page>
        <EmptyState
          picture="/pictures/expired-link.svg"
          title={t('none')}
          detail={t('noneDetail')}
          action={
            <ButtonLink to={pathTo('account')} size="large" fullWidth>
              {t('back')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {isDone && refusal === null ? (
        <Banner tone="success" announce>
          <p>{t('done')}</p>
        </Banner>
      ) : null}
      {asked ? <StopAgent agent={asked} refusal={refusal?.code ?? null} /> : null}
      <p>{t('intro')}</p>
      {agents.map((agent) => (
        <AgentCard key={agent.id} agent={agent} isAsking={agent === asked} />
      ))}
    </Page>
  );
}
