import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { List, ListRow, MapPinIcon, Page, SproutIcon } from '@haat/ui-kit';

export const handle = { namespaces: ['about'], backTo: '/account' } satisfies ScreenHandle;

/** By their own names, as the licence asks; they have none in another language. */
const PINCODES = {
  name: 'All India Pincode Directory',
  address: 'https://www.data.gov.in/catalog/all-india-pincode-directory',
} as const;
const PRICES = {
  name: 'Current Daily Price of Various Commodities from Various Markets (Mandi)',
  address: 'https://www.data.gov.in/catalog/current-daily-price-various-commodities-various-markets-mandi',
} as const;
const PUBLISHED_ON = 'data.gov.in';
const LICENCE = {
  name: 'Government Open Data License – India (GODL-India)',
  address: 'https://www.data.gov.in/Godl',
} as const;

export function loader({ context }: LoaderFunctionArgs) {
  return { title: context.get(textContext)('about:title') };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/**
 * Whose data the product shows, with the words and links that its licence asks for. See
 * docs/domain/application.md#sources-of-data.
 */
export default function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <Page>
      <h2 className="text-18 font-bold">{t('heading')}</h2>
      <p>{t('places.text')}</p>
      <p>{t('prices.text')}</p>
      <List label={t('heading')}>
        <ListRow
          href={PINCODES.address}
          leading={<MapPinIcon className="text-primary" />}
          title={<span lang="en">{PINCODES.name}</span>}
          detail={t('places.publisher', { site: PUBLISHED_ON })}
        />
        <ListRow
          href={PRICES.address}
          leading={<SproutIcon className="text-primary" />}
          title={<span lang="en">{PRICES.name}</span>}
          detail={t('prices.publisher', { site: PUBLISHED_ON })}
        />
        <ListRow href={LICENCE.address} title={t('licence')} detail={<span lang="en">{LICENCE.name}</span>} />
      </List>
      <p className="text-ink-soft">{t('changed')}</p>
    </Page>
  );
}
