import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { Accordion, Banner, Page } from '@haat/ui-kit';
import { MySamples } from './my-samples.tsx';
import { SampleForm } from './sample-form.tsx';
import { changeSoilSamples, loadSoilReports } from './soil-reports.data.ts';

export const handle = { namespaces: ['soil-test'], backTo: '/account', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadSoilReports(args);
}

export function action(args: ActionFunctionArgs) {
  return changeSoilSamples(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

const STEPS = ['how.when', 'how.cuts', 'how.mix'] as const;

/** Soil that was handed in, and the reports on it. See docs/domain/soil.md. */
export default function SoilReportsScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('soil-test');
  return (
    <Page>
      {view.isSent && reply === undefined ? (
        <Banner tone="success" announce>
          {t('sent')}
        </Banner>
      ) : null}
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.outbox} onSent={revalidate} />
      <p>{t('intro')}</p>
      <Accordion title={t('how.title')}>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Accordion>
      {/* What was sent leaves an empty form. */}
      <SampleForm key={view.samples?.[0]?.id} view={view} reply={reply ?? null} />
      <MySamples samples={view.samples} />
    </Page>
  );
}
