import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { requireSession, unknownIntent, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { CartContents } from './cart-contents.tsx';
import { CartNotices } from './cart-notices.tsx';
import { changeNetworkCart, isCartChange, isShopRequest, requestFromShop } from './change-network-cart.data.ts';
import { loadNetworkCart } from './network-cart.data.ts';

export const handle = { namespaces: ['network-cart'], backTo: '/ondc' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadNetworkCart(args);
}

/** Every change of the network's cart, asking the shop for its price, and ordering at it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (isCartChange(intent)) return changeNetworkCart(context, intent, form);
  if (!isShopRequest(intent)) return unknownIntent();
  requireSession(context, request);
  return requestFromShop(context, intent, form);
}

/** What was refused because the cart or the price has changed shows them as they are now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The open network's cart: its goods, where they go, the shop's price, and the one button that comes next. */
export default function NetworkCartScreen() {
  const { cart, isSignedIn, question } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('network-cart');
  return (
    <Page width="wide">
      <CartNotices question={question} cart={cart} answer={answer ?? null} />
      {cart ? (
        <CartContents cart={cart} isSignedIn={isSignedIn} />
      ) : (
        <EmptyState
          picture="/pictures/empty-cart.svg"
          title={t('empty.title')}
          detail={t('empty.text')}
          action={
            <ButtonLink to={pathTo('networkShops')} size="large" fullWidth>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
