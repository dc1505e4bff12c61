import { RouterContextProvider } from 'react-router';
import { ApiError, type ApiClient } from '@haat/api-client';
import { describe, expect, it } from 'vitest';
import { creditShopsAtPlace } from './credit-shops-at-place.ts';
import type { Place } from './place.ts';
import { apiContext, placeContext, sessionContext } from './request-context.ts';
import type { Session } from './session.ts';

const PLACE: Place = {
  latLng: '20.1,73.9',
  placeId: null,
  officialName: null,
  label: 'Dindori',
  pincode: null,
  district: null,
  state: null,
};
const FARMER: Session = { status: 'authenticated', userId: 'farmer-1', identity: '9876543210', expiresAt: 0 };

interface Answers {
  isEnabled?: boolean;
  isEnrolled?: boolean;
  centreIsFinanced?: boolean;
  session?: Session;
  place?: Place | null;
  failing?: string;
}

/** A request to services that give credit at the shop 'centre', unless something is said otherwise. */
function requestWith({
  isEnabled = true,
  isEnrolled = true,
  centreIsFinanced = true,
  session = FARMER,
  place = PLACE,
  failing = '',
}: Answers) {
  const asked: unknown[] = [];
  const api = {
    send: (call: { path: string; query: unknown }) => {
      asked.push({ path: call.path, query: call.query });
      if (call.path === failing)
        return Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }));
      return Promise.resolve(
        call.path === '/location/v1/flags'
          ? { CR: { is_enabled: isEnabled, is_enrolled: isEnrolled } }
          : { vendor_details: [{ id: 'centre' }], dc_is_financed: centreIsFinanced },
      );
    },
  } as unknown as ApiClient;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(placeContext, place);
  context.set(sessionContext, session);
  return { context, asked };
}

describe('creditShopsAtPlace', () => {
  it.each<[string, Answers, string[]]>([
    ['names the shops that sell on credit to a farmer who is enrolled', {}, ['centre']],
    ['names none to a farmer without a credit line', { isEnrolled: false }, []],
    ['names none where credit is not given', { isEnabled: false }, []],
    ['names none where no financed centre serves the place', { centreIsFinanced: false }, []],
    ['names none to a guest', { session: { status: 'visitor' } }, []],
    ['names none without a place', { place: null }, []],
    ['promises nothing while the flags cannot be read', { failing: '/location/v1/flags' }, []],
    ['promises nothing while the shops cannot be read', { failing: '/hyperlocal/v2/availability' }, []],
  ])('%s', async (_, answers, shops) => {
    expect([...(await creditShopsAtPlace(requestWith(answers).context))]).toEqual(shops);
  });

  it('looks up credit at the farmer’s place, and makes no call for users who cannot have credit', async () => {
    const farmer = requestWith({});
    await creditShopsAtPlace(farmer.context);
    expect(farmer.asked).toEqual([
      { path: '/location/v1/flags', query: { lat_lng: PLACE.latLng, key: 'CR' } },
      {
        path: '/hyperlocal/v2/availability',
        query: expect.objectContaining({ lat_lng: PLACE.latLng, for_credit_order: true }),
      },
    ]);
    const guest = requestWith({ session: { status: 'visitor' } });
    await creditShopsAtPlace(guest.context);
    expect(guest.asked).toEqual([]);
  });
});
