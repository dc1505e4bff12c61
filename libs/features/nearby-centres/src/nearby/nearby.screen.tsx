import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page, TextLink } from '@haat/ui-kit';
import { AskPlace } from '../ask-place.tsx';
import { ChangePlace } from '../change-place.tsx';
import { loadNearby } from '../nearby-centres.data.ts';
import { ShopMap } from '../map/shop-map.tsx';
import { ShopCard } from '../shop-card.tsx';

export const handle = { namespaces: ['nearby-centres'], frame: 'shop', sameForGuests: true } satisfies ScreenHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { title: context.get(textContext)('nearby-centres:nearby.title'), nearby: await loadNearby(context) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Shops and centres that serve the place, nearest first. */
export default function NearbyScreen() {
  const { nearby } = useLoaderData<typeof loader>();
  const { t } = useTranslation('nearby-centres');
  if (nearby === null)
    return (
      <Page>
        <AskPlace />
      </Page>
    );
  const { place, map, shops } = nearby;
  const numbered = new Set(map.markers.flatMap(({ numbers }) => numbers));
  if (shops.length === 0) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('nearby.emptyTitle')}
          detail={t('nearby.emptyText', { place })}
          action={
            <>
              <ChangePlace />
              <TextLink to={pathTo('centres')}>{t('nearby.seeCentres')}</TextLink>
            </>
          }
        />
      </Page>
    );
  }
  return (
    <Page width="wide">
      <p className="text-ink-soft">{t('nearby.count', { count: shops.length, place })}</p>
      <ShopMap map={map} outerDistance={map.outerDistance} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start">
        {shops.map((shop, index) => (
          <ShopCard key={shop.id} shop={shop} numberOnMap={numbered.has(index + 1) ? index + 1 : undefined} />
        ))}
      </div>
      <ButtonLink to={pathTo('centres')} variant="secondary" fullWidth>
        {t('nearby.seeCentres')}
      </ButtonLink>
    </Page>
  );
}
