import { RouterContextProvider } from 'react-router';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import { apiContext, sessionContext, textContext } from '@haat/app-context';
import { describe, expect, it } from 'vitest';
import { loader } from './edit-address.screen.tsx';

const OWN = { name: 'सुनीता पवार', phone_number: '9876543210', house: 'Plot 4', village: 'Makhmalabad', lat_lng: null };
const PLACE = { district: 'Nashik', city: 'Maharashtra' };

/** Opens the screen of an address, of one's own or of nobody's. */
function open(id: string, query = '') {
  const send = async ({ path }: ServiceCall) => {
    if (path.startsWith('/location/')) return PLACE;
    if (path === '/user/v1/addresses/own') return OWN;
    throw new ApiError({ kind: 'refused', status: 404, code: 'address_error.not_found' });
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { isSignedIn: true, language: 'hi', send } as unknown as ApiClient);
  context.set(sessionContext, { status: 'authenticated', userId: 'u-1', identity: 'farmer', expiresAt: 0 });
  context.set(textContext, (key: string) => key);
  const request = new Request(`http://shell.example/address/${id}/edit${query}`);
  const given = { request, url: new URL(request.url), params: { id }, context };
  return loader(given as unknown as Parameters<typeof loader>[0]);
}

describe('the screen that changes an address', () => {
  it('fills in what a PIN code says', async () => {
    expect(await open('own', '?pincode=422001')).toMatchObject({
      filled: { district: 'Nashik', state: 'Maharashtra' },
    });
  });

  it.each(['', '?pincode=422001', '?pincode=none'])(
    'is not shown of an address that is not there: %j',
    async (query) => {
      await expect(open('none', query)).rejects.toMatchObject({ code: 'address_error.not_found' });
    },
  );
});
