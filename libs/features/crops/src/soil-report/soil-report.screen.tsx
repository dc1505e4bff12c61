import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, EmptyState, Gauge, List, ListRow, Page, ReceiptIcon } from '@haat/ui-kit';
import { SoilPlan } from './soil-plan.tsx';
import { addFertiliser, loadSoilReport, type ShownReport } from './soil-report.data.ts';

export const handle = { namespaces: ['soil-test'], backTo: '/soil-test-report', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadSoilReport(args);
}

export function action(args: ActionFunctionArgs) {
  return addFertiliser(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What a laboratory measured, what it means, and how many bags the field needs. See docs/domain/soil.md. */
export default function SoilReportScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('soil-test');
  if (view.view !== 'report')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={view.view === 'none' ? view.title : view.stateText}
          detail={view.view === 'waiting' && view.state === 'WAITING' ? t('report.waiting') : undefined}
          action={
            <ButtonLink to={pathTo('soilReports')} fullWidth>
              {t('report.all')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.code === 'cart_error.vendor_changed'
            ? t('plan.otherShop')
            : t(errorTextKeys(reply.code), { ...reply.details })}
        </Banner>
      )}
      {reply?.code === 'cart_error.vendor_changed' ? (
        <ButtonLink to={pathTo('cart')} variant="secondary" fullWidth>
          {t('plan.toCart')}
        </ButtonLink>
      ) : null}
      {view.laboratory === null ? <Banner tone="warning">{t('report.sample')}</Banner> : null}
      <p>
        {view.measured}
        {view.laboratory === null ? null : (
          <span className="block break-words">{t('report.by', { laboratory: view.laboratory })}</span>
        )}
      </p>
      <Values values={view.values} />
      <SoilPlan view={view} />
      <Advice advice={view.advice} ask={view.ask} />
      <List>
        <ListRow href={view.document} leading={<ReceiptIcon className="text-primary" />} title={t('report.pdf')} />
      </List>
    </Page>
  );
}

function Values({ values }: Pick<ShownReport, 'values'>) {
  const { t } = useTranslation('soil-test');
  const levelLabels = { low: t('level.low'), medium: t('level.medium'), high: t('level.high') };
  return (
    <section aria-labelledby="values-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="values-title" className="text-18 font-bold">
        {t('values.title')}
      </h2>
      <Card>
        <ul className="flex min-w-0 flex-col gap-4">
          {values.map(({ parameter, name, measured }) => (
            <li key={parameter}>
              {measured === null ? (
                <p className="flex flex-wrap justify-between gap-x-3">
                  <b>{name}</b>
                  <span className="text-ink-soft">{t('values.none')}</span>
                </p>
              ) : (
                <>
                  <Gauge
                    label={name}
                    value={measured.value}
                    valueText={measured.text}
                    bounds={measured.bounds}
                    min={0}
                    max={measured.end}
                    rangeText={measured.range}
                    levelLabels={levelLabels}
                  />
                  {measured.meaning === null ? null : <p>{measured.meaning}</p>}
                </>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Advice({ advice, ask }: Pick<ShownReport, 'advice' | 'ask'>) {
  const { t } = useTranslation('soil-test');
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby="more-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="more-title" className="text-18 font-bold">
        {t('more.title')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft">{t('more.ask')}</p>
      <ButtonLink to={ask} variant="secondary" fullWidth>
        {t('more.expert')}
      </ButtonLink>
    </section>
  );
}
