import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { restoreCart } from '@haat/api-client';
import {
  actionFailure,
  apiContext,
  attributionContext,
  requireSession,
  textContext,
  trackContext,
  unknownIntent,
  type ScreenHandle,
} from '@haat/app-context';
import { isBackgroundRequest, deferred } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { changeChoices, isChoiceIntent, stepsOf } from '../checkout/change-choices.data.ts';
import { placeOrderAsShown } from '../checkout/place-order.data.ts';
import { CartContents } from './cart-contents.tsx';
import { loadCart, readQuestion } from './cart.data.ts';
import { changeLine, isLineIntent, lineEvent, lineResponse, fixCart } from './change-cart.data.ts';

/** Seldom there: most visits need not bring it. */
const CartNotices = deferred('notices', async () => (await import('./cart-notices.tsx')).CartNotices);

export const handle = { namespaces: ['cart'], ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  context.get(trackContext)({ name: 'cart_open', properties: { marketplace: 'dehaat' } });
  return {
    title: context.get(textContext)('cart:title'),
    ...(await loadCart(context)),
    question: readQuestion(url.searchParams),
    error: url.searchParams.get('error'),
  };
}

/**
 * Every change of the cart, from this screen and from any other: of a line, of what goes with the goods, and ordering
 * it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const intent = form.get('intent');
  const track = context.get(trackContext);
  if (isLineIntent(intent)) {
    const answer = await changeLine(api, intent, form);
    if (answer.kind === 'changed') track(lineEvent(intent, form));
    return lineResponse(request, form, answer);
  }
  if (intent === 'place') {
    requireSession(context, request);
    track({ name: 'checkout_step', properties: { step: 'review' } });
    return placeOrderAsShown(api, context.get(textContext), form, context.get(attributionContext), track);
  }
  try {
    if (intent === 'fix') await fixCart(api);
    else if (intent === 'restore') await restoreCart(api);
    else if (isChoiceIntent(intent)) {
      await changeChoices(api, intent, form);
      for (const step of stepsOf(form)) track({ name: 'checkout_step', properties: { step } });
    } else return unknownIntent();
    return isBackgroundRequest(request) ? { kind: 'changed' as const } : redirect(pathTo('cart'));
  } catch (error) {
    return actionFailure(error);
  }
}

/**
 * What was refused because the cart has changed shows the cart as it is now; any other failure leaves the screen
 * alone.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What is in the cart, how it comes, what it costs, and the one button that orders it. */
export default function CartScreen() {
  const { cart, goodsTotal, parked, question, error, isSignedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('cart');
  const placed = answer !== undefined && 'typed' in answer ? answer : null;
  return (
    <Page width="wide">
      {question || error || answer || parked ? (
        <CartNotices
          question={question}
          shop={cart?.shop ?? null}
          error={error}
          answer={answer ?? null}
          parked={parked}
        />
      ) : null}
      {cart ? (
        <CartContents cart={cart} goodsTotal={goodsTotal} isSignedIn={isSignedIn} placed={placed} />
      ) : (
        <EmptyState
          picture="/pictures/empty-cart.svg"
          title={t('empty.title')}
          detail={t('empty.text')}
          action={
            <ButtonLink to={pathTo('products')} size="large" fullWidth>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
