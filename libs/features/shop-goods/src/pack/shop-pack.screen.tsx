import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, EmptyState, List, ListRow, Page, Picture } from '@haat/ui-kit';
import { PackForm } from './pack-form.tsx';
import { changePack, loadShopPack, type ShopPackData } from './shop-pack.data.ts';

export const handle = { namespaces: ['shop-goods'], backTo: '/shop/goods' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadShopPack(args);
}

export function action(args: ActionFunctionArgs) {
  return changePack(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One pack of the shop: price and stock in two presses, off sale and back, and who changed it. */
export default function ShopPackScreen() {
  const { pack } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('shop-goods');
  if (pack === null)
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('notFound')}
          action={
            <ButtonLink to={pathTo('shopGoods')} fullWidth>
              {t('toGoods')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {pack.done === null || reply !== null ? null : (
        <Banner tone="success" announce>
          {t(`done.${pack.done}`)}
        </Banner>
      )}
      {pack.isExpired ? <Banner tone="warning">{t('expiredText')}</Banner> : null}
      <div className="flex min-w-0 items-center gap-3">
        <Picture src={pack.image} alt="" width={64} height={64} tone="soil" />
        <p className="room-for-words font-semibold">{pack.pack}</p>
      </div>
      <PackForm key={`${pack.version}:${reply?.typed.version ?? 0}`} pack={pack} reply={reply} />
      <Sale {...pack} />
      {pack.changes.length === 0 ? null : <Changes changes={pack.changes} />}
    </Page>
  );
}

function Sale({ isOnSale, version }: ShopPackData) {
  const { t } = useTranslation('shop-goods');
  return (
    <Card>
      <p>{t(isOnSale ? 'onSaleText' : 'offSaleText')}</p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value={isOnSale ? 'withdraw' : 'restore'} variant="secondary" fullWidth>
          {t(isOnSale ? 'withdraw' : 'restore')}
        </Button>
      </Form>
    </Card>
  );
}

function Changes({ changes }: Pick<ShopPackData, 'changes'>) {
  const { t } = useTranslation('shop-goods');
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-18 font-bold">{t('change.title')}</h2>
      <List>
        {changes.map(({ when, by, what }, index) => (
          <ListRow key={`${when}:${index}`} title={what} detail={`${when} · ${by}`} />
        ))}
      </List>
    </section>
  );
}
