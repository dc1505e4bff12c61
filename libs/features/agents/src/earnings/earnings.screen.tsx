import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import {
  isPartnerAgentsSession,
  requireSession,
  sessionContext,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { Columns, Page } from '@haat/ui-kit';
import { NotForYou } from '../not-for-you.tsx';
import { AgentsSales } from './agents-sales.tsx';
import { loadEarnings } from './earnings.data.ts';
import { MonthCard } from './month-card.tsx';

export const handle = { namespaces: ['earnings', 'counter'], backTo: '/agents/farmers' } satisfies ScreenHandle;

/** The agent's commission of a month, and their orders for farmers. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const isAgent = isPartnerAgentsSession(context.get(sessionContext));
  return {
    title: context.get(textContext)('earnings:title'),
    earnings: isAgent ? await loadEarnings(context, url.searchParams) : null,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What an agent earns. See docs/domain/agents.md#commission. */
export default function EarningsScreen() {
  const { earnings } = useLoaderData<typeof loader>();
  const { t } = useTranslation('earnings');
  if (earnings === null) return <NotForYou />;
  return (
    <Page width="wide">
      <p className="text-ink-soft">{t('intro')}</p>
      <Columns side="end" aside={<MonthCard month={earnings.month} />}>
        <AgentsSales sales={earnings.sales} />
      </Columns>
    </Page>
  );
}
