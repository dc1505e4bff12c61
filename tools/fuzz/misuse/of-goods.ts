import type { Address, CartView } from '@haat/api-contract';
import { MAX_PACKS_PER_LINE, MAX_UNPAID_ORDERS } from '@haat/order-core';
import type { Farmer, OrderOptions } from '../market/farmer.ts';
import { orderFor } from '@haat/test-clients/order-for';
import { withNewFarmer, type People } from '../market/people.ts';
import { PICTURE } from '../market/picture.ts';
import { deliveryOnTheRoad } from '../market/stories.ts';
import { bookingDay } from '../requests/good/of-market.ts';
import { SAMPLE } from '../requests/good-values.ts';
import { answerToPerson, unless, unlessRefused, type MisuseAnswer, type MisuseCase } from './misuse-case.ts';

const ORDERS = '/order/v1/orders';
/** 1 600 km from the shop. */
const KOLKATA = { village: 'Kolkata', district: 'Kolkata', state: 'West Bengal', pincode: '700001' };
/** Codes are compared so often, however many come at once. */
const TRIES = 5;
const GUESSES = 12;
/** Packs of a variant that are booked for a season without paying ahead. */
const UNPAID_PREBOOKING = 5;
const MOST_UNUSED_PHOTOS = 20;

/** Orders what is in the cart, whatever the cart says against it. */
function order(farmer: Farmer, cart: CartView, wish: OrderOptions = {}): Promise<MisuseAnswer> {
  const { payment = 'cash', address } = wish;
  const decision = { createdFor: farmer.person.userId, payment, ...(address === undefined ? {} : { address }) };
  return answerToPerson(farmer, { method: 'POST', path: ORDERS, body: orderFor(cart, decision) });
}

async function tryPlace(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const near = await farmer.writesAddress();
  const body = { ...near, ...KOLKATA, lat_lng: SAMPLE.latLng, id: undefined, full_display_address: undefined };
  const kept = await answerToPerson(farmer, { method: 'PATCH', path: `/user/v1/addresses/${near.id}`, body });
  const address: Address = { ...near, ...(kept.body as Partial<Address>) };
  const wish = { address, quantity: 2 };
  const cart = await farmer.fillsCart(wish);
  return [
    ...unless(address.lat_lng === null, `Nashik’s coordinates are kept for Kolkata: ${kept.status}`),
    ...unless(cart.bill === null, 'a delivery to Kolkata has a price at Nashik'),
    ...unlessRefused('goods for Kolkata', await order(farmer, cart, wish), 'order_error.not_delivered_here'),
  ];
}

async function tryShelf(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const unpaid = { payment: 'pay-now' } as const;
  const tooMany = await order(farmer, await farmer.fillsCart({ quantity: MAX_PACKS_PER_LINE + 1 }));
  for (let held = 0; held < MAX_UNPAID_ORDERS; held += 1) {
    const { status, code } = await order(farmer, await farmer.fillsCart(unpaid), unpaid);
    if (status !== 201) return [`an unpaid order that is allowed: ${status} ${code}`];
  }
  const another = await order(farmer, await farmer.fillsCart(unpaid), unpaid);
  return [
    ...unlessRefused('more packs than an order may have', tooMany, 'order_error.too_many_packs'),
    ...unlessRefused('one unpaid order too many', another, 'order_error.too_many_unpaid'),
  ];
}

async function trySeason(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const wish = { variantId: SAMPLE.prebook.variantId, isPrebook: true, quantity: UNPAID_PREBOOKING + 1 };
  await farmer.fillsCart(wish);
  await farmer.fillsCart({ ...wish, choices: { booking_date: await bookingDay(farmer) } });
  const cart = await farmer.sees<CartView>(`/cart/v1/carts/dehaat/checkout?lat_lng=${SAMPLE.latLng}`);
  return unlessRefused('a season without an advance', await order(farmer, cart), 'order_error.payment_refused');
}

/** Many guesses at once. @returns how often each code of an error occurred */
async function guess(people: People, orderId: string, code: string): Promise<Map<string, number>> {
  const path = `/vendor/v1/orders/${orderId}/move`;
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, () =>
      answerToPerson(people.shopkeeper, { method: 'POST', path, body: { to: 'DELIVERED', code } }),
    ),
  );
  return new Map(
    [...Map.groupBy(answers, (answer) => answer.code ?? String(answer.status))].map(([name, all]) => [
      name,
      all.length,
    ]),
  );
}

const wrongOf = (code: string | null) => (code ?? '').replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

async function tryDoor(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { id, delivery_code: code } = await deliveryOnTheRoad(people);
  const move = (body: object) =>
    answerToPerson(people.shopkeeper, { method: 'POST', path: `/vendor/v1/orders/${id}/move`, body });
  const without = await move({ to: 'DELIVERED' });
  const [lat = '', lng = ''] = SAMPLE.latLng.split(',');
  const photo = await answerToPerson(people.shopkeeper, {
    method: 'POST',
    path: '/upload/v1/photos',
    body: PICTURE,
    headers: { 'content-type': 'image/png' },
  });
  const elsewhere = { id: (photo.body as { id: string }).id, lat_lng: `${Number(lat) + 0.05},${lng}` };
  const far = await move({ to: 'DELIVERED', photo: elsewhere });
  const guesses = await guess(people, id, wrongOf(code));
  const compared = guesses.get('order_error.delivery_code_wrong') ?? 0;
  const after = await move({ to: 'DELIVERED', code });
  return [
    ...unlessRefused('a hand-over without the code', without, 'order_error.delivery_code_wrong'),
    ...unlessRefused('a photo from the next town', far, 'order_error.photo_not_at_place'),
    ...unless(compared > 0 && compared <= TRIES, `${compared} of ${GUESSES} guesses at the door were compared`),
    ...unlessRefused('the code once it is locked', after, 'order_error.delivery_code_locked'),
  ];
}

async function tryCounter(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { id, pickup_code: code } = await people.farmer.orders();
  await people.shopkeeper.moves(id, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY');
  const guesses = await guess(people, id, wrongOf(code));
  const compared = guesses.get('order_error.pickup_code_wrong') ?? 0;
  return [
    ...unless(compared > 0 && compared <= TRIES, `${compared} of ${GUESSES} guesses at the counter were compared`),
    ...unless(!guesses.has('200'), 'a guessed code hands goods over at the counter'),
  ];
}

async function tryPhotos(people: People): Promise<string[]> {
  const { farmer } = await withNewFarmer(people);
  const request = {
    method: 'POST',
    path: '/upload/v1/photos',
    body: PICTURE,
    headers: { 'content-type': 'image/png' },
  };
  const answers = await Promise.all(
    Array.from({ length: MOST_UNUSED_PHOTOS + 5 }, () => answerToPerson(farmer, request)),
  );
  const kept = answers.filter(({ status }) => status === 201).length;
  const limited = answers.filter(({ code }) => code === 'upload_error.too_many').length;
  return unless(
    kept <= MOST_UNUSED_PHOTOS && kept + limited === answers.length,
    `${kept} of ${answers.length} photos at once were kept, ${limited} met the limit`,
  );
}

/** What is tried with goods, places and codes. */
export const MISUSE_OF_GOODS: readonly MisuseCase[] = [
  { name: 'coordinates of a shop’s town for an address elsewhere', attempt: tryPlace },
  { name: 'a shelf that is held for nothing', attempt: tryShelf },
  { name: 'a season that is booked for nothing', attempt: trySeason },
  { name: 'a delivery without the farmer’s code', attempt: tryDoor },
  { name: 'a guessed code at the counter', attempt: tryCounter },
  { name: 'more photos at once than may be kept', attempt: tryPhotos },
];
