import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, EmptyState, Page, Table } from '@haat/ui-kit';
import { loadPeril } from './peril.data.ts';

export const handle = { namespaces: ['insurance'], backTo: '/insurance' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPeril(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One peril: when and how much is paid, an example, and what is not paid for. */
export default function PerilScreen() {
  const peril = useLoaderData<typeof loader>();
  const { t } = useTranslation('insurance');
  const back = (
    <ButtonLink to={pathTo('insurance')} variant="secondary" fullWidth>
      {t('peril.all')}
    </ButtonLink>
  );
  if (peril.view === 'none')
    return (
      <Page>
        <EmptyState picture="/pictures/nothing-found.svg" title={t('peril.unknown')} action={back} />
      </Page>
    );
  return (
    <Page>
      <Card>
        <h2 className="text-18 font-bold">{t('peril.triggerTitle')}</h2>
        <p>{peril.trigger}</p>
        <h2 className="text-18 font-bold">{t('peril.paidTitle')}</h2>
        <p>{peril.paid}</p>
      </Card>
      <Banner tone="info">{peril.report}</Banner>
      <Table
        caption={peril.example.title}
        columns={[
          { key: 'what', header: t('example.what') },
          { key: 'amount', header: peril.example.paid, align: 'end' },
        ]}
        rows={peril.example.rows.map((cells) => ({ key: cells.what, cells }))}
      />
      <p className="text-14 text-ink-soft">{t('example.note')}</p>
      <Card>
        <h2 className="text-18 font-bold">{t('covers.not')}</h2>
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {peril.not.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
      {back}
    </Page>
  );
}
