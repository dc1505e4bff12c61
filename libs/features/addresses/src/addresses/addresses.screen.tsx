import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { addresses, changeCart, deleteAddress, needsStepUp, updateAddress } from '@haat/api-client';
import { errorTextKeys } from '@haat/api-contract';
import {
  actionFailure,
  apiContext,
  formText,
  isActionFailure,
  requireSession,
  textContext,
  unknownIntent,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page, PlusIcon } from '@haat/ui-kit';
import { isForCart, nextPage } from '../addresses.data.ts';
import { AddressCard } from './address-card.tsx';

export const handle = { namespaces: ['address'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const next = nextPage(url);
  const isChoosing = isForCart(next) && url.searchParams.get('choose') === '1';
  const api = context.get(apiContext);
  const [known, isStepUpDue] = await Promise.all([addresses(api), needsStepUp(api)]);
  return {
    title: context.get(textContext)(isChoosing ? 'address:chooseTitle' : 'address:title'),
    addresses: known,
    /** Addresses from before a long silence are kept back until the farmer has shown that the account is theirs. */
    needsStepUp: isStepUpDue,
    isChoosing,
    next,
    /** The address whose removal is to be confirmed. */
    asked: url.searchParams.get('remove'),
  };
}

/** Chooses an address for the cart, makes one the main one, or removes one. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const id = formText(form, 'id');
  const next = nextPage(url);
  const here = pathTo('addresses', {}, { next, choose: url.searchParams.get('choose') });
  try {
    switch (form.get('intent')) {
      case 'choose':
        await changeCart(api, { address_id: id });
        return redirect(next ?? pathTo('cart'));
      case 'default':
        await updateAddress(api, id, { is_default: true });
        return redirect(here);
      case 'remove':
        await deleteAddress(api, id);
        return redirect(here);
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The farmer's addresses; with the cart waiting, the one to bring the goods to is chosen here. */
export default function AddressesScreen() {
  const { addresses: known, needsStepUp: isStepUpDue, isChoosing, next, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('address');
  const here = pathTo('addresses', {}, { next, choose: isChoosing ? 1 : null });
  const add = (
    <ButtonLink
      to={pathTo('newAddress', {}, { next })}
      variant={known.length === 0 ? 'primary' : 'secondary'}
      size="large"
      fullWidth
      icon={<PlusIcon />}
    >
      {t('list.add')}
    </ButtonLink>
  );
  // What is older is kept back: that there is nothing would be wrong.
  if (known.length === 0 && !isStepUpDue) {
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-addresses.svg"
          title={t('empty.title')}
          detail={t('empty.text')}
          action={add}
        />
      </Page>
    );
  }
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      {isStepUpDue ? (
        <Banner
          tone="info"
          title={t('stepUp.title')}
          action={
            <ButtonLink to={pathTo('stepUp', {}, { next: here })} variant="secondary">
              {t('stepUp.action')}
            </ButtonLink>
          }
        >
          {t('stepUp.text')}
        </Banner>
      ) : null}
      <ul className="flex flex-col gap-3 lg:grid lg:grid-cols-2">
        {known.map((one) => (
          <li key={one.id}>
            <AddressCard address={one} isChoosing={isChoosing} next={next} asksToRemove={asked === one.id} />
          </li>
        ))}
      </ul>
      {add}
    </Page>
  );
}
