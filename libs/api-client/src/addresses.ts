import type { Address, AddressInput } from '@haat/api-contract';
import { pathOf, type ApiClient } from './api-client.ts';

/** `GET /user/v1/addresses`: the farmer's addresses, the default one first. @throws ApiError */
export async function addresses(api: ApiClient): Promise<Address[]> {
  const { results } = await api.send<{ results: Address[] }>({
    service: 'main',
    method: 'GET',
    path: '/user/v1/addresses',
  });
  return results;
}

/** `GET /user/v1/addresses/{id}`. @throws ApiError `address_error.not_found`, also for another user's */
export async function address(api: ApiClient, id: string): Promise<Address> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/user/v1/addresses/${id}` });
}

/** `POST /user/v1/addresses`. @throws ApiError `address_error.invalid` with the fields, `address_error.too_many` */
export function createAddress(api: ApiClient, input: AddressInput): Promise<Address> {
  return api.send({ service: 'main', method: 'POST', path: '/user/v1/addresses', body: input });
}

/** `PATCH /user/v1/addresses/{id}`: changes the given fields. @throws ApiError */
export async function updateAddress(api: ApiClient, id: string, change: Partial<AddressInput>): Promise<Address> {
  return api.send({ service: 'main', method: 'PATCH', path: pathOf`/user/v1/addresses/${id}`, body: change });
}

/** `DELETE /user/v1/addresses/{id}`. @throws ApiError `address_error.not_found` */
export async function deleteAddress(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/user/v1/addresses/${id}` });
}
