import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, sessionContext, textContext, trackContext } from '@haat/app-context';
import { expect, it } from 'vitest';
import { sendBooking } from './booking-form.data.ts';

const ADDRESS = 'https://haat.example/farmer-services/booking-form?service=soil-testing&vendor=v&package=p&samples=1';
const FORM = { key: '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60', slot: '2026-12-01 09:00', address: 'Makhmalabad' };

/** Sends the form of a service. @returns what is measured of it */
async function measured(id: string, fails?: ApiError): Promise<unknown[]> {
  const events: unknown[] = [];
  const context = new RouterContextProvider();
  const service = {
    ...{ id, name: 'x', mandatory: ['samples', 'slot', 'address'], optional: [], tank_products: [] },
    ...{ vendors: [{ id: 'v' }], packages: [{ id: 'p' }] },
  };
  const send = async ({ method, path }: { method: string; path: string }) => {
    if (method === 'GET') return service;
    if (path === '/bookings/v1/prices') return { lines: [], total: 150, is_programme: false };
    if (fails !== undefined) throw fails;
    return { id: 'booking-1' };
  };
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, (key) => key);
  context.set(sessionContext, { status: 'authenticated', userId: 'u', identity: 'farmer-app', expiresAt: 0 });
  context.set(trackContext, (event) => void events.push(event));
  const url = new URL(ADDRESS.replace('soil-testing', id));
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(FORM) });
  await sendBooking({ request, url, context } as unknown as ActionFunctionArgs);
  return events;
}

// Written from docs/domain/measurement.md#events.
it.each([
  ['soil-testing', 'soil-testing'],
  ['drone-spray', 'drone-spray'],
  ['a-new-service', 'other'],
])('a booking of %s is measured as %s', async (id, service) => {
  expect(await measured(id)).toEqual([{ name: 'booking_placed', properties: { service } }]);
});

it('a booking that was refused is not measured', async () => {
  const refusal = new ApiError({ kind: 'refused', status: 409, code: 'booking_error.slot_full', details: {} });
  expect(await measured('soil-testing', refusal)).toEqual([]);
});
