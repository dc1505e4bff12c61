import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Banner, Button, Page } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { changeShopHours, loadShopHours, type HoursReply, type ShopHoursData } from './shop-hours.data.ts';
import { WeekFields } from './week-fields.tsx';

export const handle = { namespaces: ['shop-terms'], backTo: '/shop/goods' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadShopHours(args);
}

export function action(args: ActionFunctionArgs) {
  return changeShopHours(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** When the shop is open, and how far and for how much it delivers. See docs/domain/shop.md#hours-and-holidays. */
export default function ShopHoursScreen() {
  const { shop } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  if (shop === null) return <NoShop namespace="shop-terms" />;
  return (
    <Page>
      <HoursForm key={`${shop.typed.version}:${reply?.typed.version ?? ''}`} shop={shop} reply={reply} />
    </Page>
  );
}

/** The form itself; what was typed stays, whatever is said against it. */
function HoursForm({ shop, reply }: { readonly shop: ShopHoursData; readonly reply: HoursReply | null }) {
  const { t } = useTranslation('shop-terms');
  const isSending = useNavigation().formMethod === 'POST';
  const typed = reply?.typed ?? shop.typed;
  const problems = reply?.problems ?? [];
  return (
    <Form method="post" className="flex min-w-0 flex-col gap-4">
      {shop.isSaved && reply === null ? (
        <Banner tone="success" announce>
          {t('hours.saved')}
        </Banner>
      ) : null}
      {reply === null ? null : (
        <Banner tone="danger" announce>
          {reply.refused ?? t('hours.notRight')}
        </Banner>
      )}
      <input type="hidden" name="version" value={typed.version} />
      <WeekFields days={typed.days} isWrong={problems.includes('hours')} />
      <HolidayFields {...shop} typed={typed} isWrong={problems.includes('holiday')} />
      {typed.delivery === null ? null : <DeliveryFields delivery={typed.delivery} problems={problems} />}
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('hours.save')}
      </Button>
    </Form>
  );
}
