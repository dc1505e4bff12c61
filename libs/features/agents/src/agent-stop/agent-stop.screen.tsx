import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { Banner, ButtonLink, LanguagesIcon, Page } from '@haat/ui-kit';
import { languagePathOf, loadLinkedAgent, statusOf, stopLinkedAgent, tokenIn } from './agent-stop.data.ts';
import { LinkedAgentCard } from './linked-agent-card.tsx';
import { NoLinkedAgent } from './no-linked-agent.tsx';

export const handle = { namespaces: ['agents'] } satisfies ScreenHandle;

/** What the link of an SMS is about. Opening it changes nothing, and it needs no session. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const token = tokenIn(url);
  const view = await loadLinkedAgent(context, token);
  return data(
    {
      title: context.get(textContext)('agents:stop.title'),
      view,
      isDone: url.searchParams.has('done'),
      languagePath: languagePathOf(token),
    },
    { status: statusOf(view) },
  );
}

/** Stops the agent at once. */
export async function action({ url, context }: ActionFunctionArgs) {
  return stopLinkedAgent(context, tokenIn(url));
}

/**
 * The address holds the right to stop: no page that follows is told it, no search engine keeps it and no cache.
 * `strict-origin` rather than `no-referrer`, with which a browser would not say that the form comes from here.
 */
export function headers() {
  return { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Stops an agent by the link of an SMS. See docs/domain/agents.md#revoking. */
export default function AgentStopScreen() {
  const { view, isDone, languagePath } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const { t } = useTranslation('agents');
  return (
    <Page>
      {problem === 'away' && view.kind === 'active' ? (
        <Banner tone="danger" announce>
          <p>{t('stop.notStopped')}</p>
        </Banner>
      ) : null}
      {'purposes' in view && problem !== 'unknown' ? (
        <LinkedAgentCard linked={view} isDone={isDone && view.kind === 'revoked'} />
      ) : (
        <NoLinkedAgent problem={view.kind === 'away' ? 'away' : 'unknown'} />
      )}
      <ButtonLink to={languagePath} variant="quiet" icon={<LanguagesIcon />} fullWidth>
        {t('stop.language')}
      </ButtonLink>
    </Page>
  );
}
