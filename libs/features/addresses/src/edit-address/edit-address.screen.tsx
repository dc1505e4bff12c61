import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { address } from '@haat/api-client';
import { apiContext, formText, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { EMPTY_ADDRESS, typedAddress } from '../address-fields.ts';
import { fieldsOfPincode, locate, nextPage, saveAddress } from '../addresses.data.ts';

export const handle = { namespaces: ['address'], backTo: '/addresses', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const title = context.get(textContext)('address:form.editTitle');
  const pincode = url.searchParams.get('pincode');
  if (pincode !== null) return { title, filled: await fieldsOfPincode(api, pincode), start: EMPTY_ADDRESS };
  return { title, filled: null, start: typedAddress(await address(api, params['id'] ?? '')) };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
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
