import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { ownShop } from '@haat/api-client';
import { apiContext, languageContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { Badge, Banner, ButtonLink, Card, EmptyState, Page } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { orWithoutShop } from '../without-shop.data.ts';

export const handle = { namespaces: ['shop-terms'], backTo: '/shop/goods' } satisfies ScreenHandle;

const TONES = { valid: 'success', ending: 'warning', expired: 'danger' } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('shop-terms:licences.title');
  const shop = await orWithoutShop(ownShop(context.get(apiContext)));
  if (shop === null) return { title, licences: null };
  const language = context.get(languageContext);
  return {
    title,
    licences: shop.licences.map(({ kind, number, valid_until: until, state, packs }) => ({
      ...{ number, state, name: t(`shop-terms:licences.kind.${kind}`) },
      until: t('shop-terms:licences.until', { day: dayText(t, language, until, new Date()) }),
      packs: t('shop-terms:licences.packs', { count: packs }),
    })),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The shop's licences, and what runs out when. See docs/domain/shop.md#licences. */
export default function ShopLicencesScreen() {
  const { licences } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shop-terms');
  if (licences === null) return <NoShop namespace="shop-terms" />;
  return (
    <Page>
      {licences.length === 0 ? (
        <EmptyState picture="/pictures/nothing-found.svg" title={t('licences.none')} />
      ) : (
        licences.map(({ name, number, state, until, packs }) => (
          <Card key={number}>
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
              <h2 className="room-for-words text-18 font-bold">{name}</h2>
              <Badge tone={TONES[state]}>{t(`licences.state.${state}`)}</Badge>
            </div>
            <p className="break-words">{t('licences.number', { number })}</p>
            <p>{until}</p>
            <p>{packs}</p>
          </Card>
        ))
      )}
      <Banner tone="info">{t('licences.renew')}</Banner>
      <ButtonLink to={pathTo('help')} variant="secondary" fullWidth>
        {t('licences.help')}
      </ButtonLink>
    </Page>
  );
}
