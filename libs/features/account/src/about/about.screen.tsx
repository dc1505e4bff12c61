import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { List, ListRow, MapPinIcon, Page } from '@haat/ui-kit';

export const handle = { namespaces: ['about'], backTo: '/account' } satisfies ScreenHandle;

/** By its own names, as the licence asks; they have none in another language. */
const DIRECTORY = {
  name: 'All India Pincode Directory',
  site: 'data.gov.in',
  address: 'https://www.data.gov.in/catalog/all-india-pincode-directory',
  licence: 'Government Open Data License – India (GODL-India)',
  licenceAddress: 'https://www.data.gov.in/Godl',
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
      <List label={t('heading')}>
        <ListRow
          href={DIRECTORY.address}
          leading={<MapPinIcon className="text-primary" />}
          title={<span lang="en">{DIRECTORY.name}</span>}
          detail={t('places.publisher', { site: DIRECTORY.site })}
        />
        <ListRow
          href={DIRECTORY.licenceAddress}
          title={t('places.licence')}
          detail={<span lang="en">{DIRECTORY.licence}</span>}
        />
      </List>
      <p className="text-ink-soft">{t('places.changed')}</p>
    </Page>
  );
}
