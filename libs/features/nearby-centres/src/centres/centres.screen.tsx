import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigation, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { AskPlace } from '../ask-place.tsx';
import { ChangePlace } from '../change-place.tsx';
import { loadCentres, readPage } from '../nearby-centres.data.ts';
import { ShopCard } from '../shop-card.tsx';

export const handle = {
  namespaces: ['nearby-centres'],
  frame: 'shop',
  backTo: '/nearby-dcs',
  sameForGuests: true,
} satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = readPage(url.searchParams.get('page'));
  return { title: context.get(textContext)('nearby-centres:centres.title'), found: await loadCentres(context, page) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Distribution centres within 300 km of the place, nearest first. */
export default function CentresScreen() {
  const { found } = useLoaderData<typeof loader>();
  const { t } = useTranslation('nearby-centres');
  const isMoreComing = useNavigation().location?.pathname === pathTo('centres');
  if (found === null)
    return (
      <Page>
        <AskPlace />
      </Page>
    );
  const { place, count, shops, nextPage } = found;
  if (count === 0) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('centres.emptyTitle')}
          detail={t('centres.emptyText', { place })}
          action={<ChangePlace />}
        />
      </Page>
    );
  }
  return (
    <Page width="wide">
      <p className="text-ink-soft">{t('centres.count', { count, place })}</p>
      <ButtonLink to={pathTo('nearbyCentres')} variant="secondary" fullWidth>
        {t('centres.seeNearby')}
      </ButtonLink>
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start">
        {shops.map((shop) => (
          <ShopCard key={shop.id} shop={shop} />
        ))}
      </div>
      {nextPage === null ? null : (
        <>
          <p className="text-center text-ink-soft">{t('list.shown', { shown: shops.length, count })}</p>
          <ButtonLink
            to={pathTo('centres', {}, { page: nextPage })}
            replace
            preventScrollReset
            variant="secondary"
            fullWidth
            busy={isMoreComing}
          >
            {t(isMoreComing ? 'main:states.loading' : 'main:show_more')}
          </ButtonLink>
        </>
      )}
    </Page>
  );
}
