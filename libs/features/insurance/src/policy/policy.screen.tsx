import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import {
  Badge,
  Banner,
  ButtonLink,
  Card,
  EmptyState,
  FileTextIcon,
  List,
  ListRow,
  PackageIcon,
  Page,
  WheatIcon,
} from '@haat/ui-kit';
import { Facts } from '../facts.tsx';
import { WhatIsCovered } from '../what-is-covered.tsx';
import { loadPolicy } from './policy.data.ts';

export const handle = { namespaces: ['insurance'], backTo: '/insurance/policies' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPolicy(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One policy: where it stands, what it covers and what not, and who stands behind it. */
export default function PolicyScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('insurance');
  if (data.view === 'none')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('policy.notFound')}
          action={
            <ButtonLink to={pathTo('policies')} fullWidth>
              {t('mine.link')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { name, state, isActive, days, covered, facts, isSample, certificate, order, perils, not, report } =
    data.policy;
  return (
    <Page>
      {isSample ? <Banner tone="warning">{t('policy.sample')}</Banner> : null}
      <Card>
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
          <h2 className="room-for-words text-18 font-bold">{name}</h2>
          <Badge tone={isActive ? 'success' : 'neutral'}>{state}</Badge>
        </div>
        <p className="font-semibold">{days}</p>
        <p>{covered}</p>
        <Facts facts={facts} />
      </Card>
      <WhatIsCovered title={t('covers.title')} perils={perils} not={not} />
      {report === null ? null : (
        <ButtonLink to={report} size="large" fullWidth>
          {t('claims.report')}
        </ButtonLink>
      )}
      <List>
        <ListRow to={pathTo('claims')} leading={<WheatIcon className="text-primary" />} title={t('claims.link')} />
        {certificate === null ? null : (
          <ListRow
            href={certificate}
            leading={<FileTextIcon className="text-primary" />}
            title={t('policy.certificate')}
          />
        )}
        <ListRow to={order} leading={<PackageIcon className="text-primary" />} title={t('policy.order')} />
      </List>
    </Page>
  );
}
