import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, InfoIcon, List, ListRow, Page, ShieldCheckIcon, WheatIcon } from '@haat/ui-kit';
import { WhatIsCovered } from '../what-is-covered.tsx';
import { loadInsurance } from './insurance.data.ts';
import { SchemeCalculator } from './scheme-calculator.tsx';

/** Where farmers apply for the government's scheme by themselves. */
const SCHEME_SITE = 'pmfby.gov.in';

export const handle = { namespaces: ['insurance'] } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadInsurance(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Crop insurance: what is paid for and what not, and what the government's costs. */
export default function InsuranceScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('insurance');
  return (
    <Page>
      <List>
        <ListRow
          to={pathTo('policies')}
          leading={<ShieldCheckIcon className="text-primary" />}
          title={t('mine.link')}
          detail={t('mine.text')}
        />
        <ListRow
          to={pathTo('claims')}
          leading={<WheatIcon className="text-primary" />}
          title={t('claims.link')}
          detail={t('claims.text')}
        />
        <ListRow to={pathTo('insuranceKyc')} leading={<InfoIcon className="text-primary" />} title={t('kyc.link')} />
        <ListRow to={pathTo('termSheets')} leading={<InfoIcon className="text-primary" />} title={t('terms.link')} />
      </List>
      <Banner tone="info" title={t('scheme.title')}>
        {t('scheme.text', { site: SCHEME_SITE })}
      </Banner>
      <SchemeCalculator data={data} />
      <WhatIsCovered
        title={data.crop === null ? t('covers.title') : t('covers.ofCrop', { crop: data.crop.name })}
        perils={data.perils}
        not={data.not}
      />
    </Page>
  );
}
