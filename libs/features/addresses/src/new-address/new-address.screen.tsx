import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { addresses, userDetails } from '@haat/api-client';
import { apiContext, formText, requireFarmer, textContext, type ScreenHandle } from '@haat/app-context';
import { EMPTY_ADDRESS } from '../address-fields.ts';
import { fieldsOfPincode, locate, nextPage, saveAddress } from '../addresses.data.ts';

export const handle = { namespaces: ['address'], backTo: '/addresses', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireFarmer(context, request);
  const api = context.get(apiContext);
  const title = context.get(textContext)('address:form.newTitle');
  const pincode = url.searchParams.get('pincode');
  if (pincode !== null) return { title, filled: await fieldsOfPincode(api, pincode), start: EMPTY_ADDRESS };
  const [user, known] = await Promise.all([userDetails(api).catch(() => null), addresses(api).catch(() => null)]);
  return {
    title,
    filled: null,
    start: {
      ...EMPTY_ADDRESS,
      name: user?.full_name ?? '',
      phone_number: user?.phone_number ?? '',
      isDefault: known?.length === 0,
    },
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  requireFarmer(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (form.get('intent') === 'locate') return locate(api, formText(form, 'latLng'));
  return saveAddress(api, null, form, nextPage(url));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A new address. */
export { AddressScreen as default } from '../address-screen.tsx';
