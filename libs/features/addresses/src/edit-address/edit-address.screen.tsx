import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { address } from '@haat/api-client';
import { apiContext, formText, requireFarmer, textContext, type ScreenHandle } from '@haat/app-context';
import { typedAddress } from '../address-fields.ts';
import { fieldsOfPincode, locate, nextPage, saveAddress } from '../addresses.data.ts';

export const handle = { namespaces: ['address'], backTo: '/addresses', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireFarmer(context, request);
  const api = context.get(apiContext);
  const title = context.get(textContext)('address:form.editTitle');
  const pincode = url.searchParams.get('pincode');
  // Looked for in any case: what is not there has no form in which it is changed.
  const [start, filled] = await Promise.all([
    address(api, params['id'] ?? ''),
    pincode === null ? null : fieldsOfPincode(api, pincode),
  ]);
  return { title, filled, start: typedAddress(start) };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  requireFarmer(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (form.get('intent') === 'locate') return locate(api, formText(form, 'latLng'));
  return saveAddress(api, params['id'] ?? '', form, nextPage(url));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** An address of the farmer's, to be changed. */
export { AddressScreen as default } from '../address-screen.tsx';
