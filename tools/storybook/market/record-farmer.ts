import { createHash } from 'node:crypto';
import {
  address,
  addresses,
  campaign,
  cancelOrder,
  cart,
  changeCart,
  checkout,
  createAddress,
  featureFlag,
  order,
  orders,
  placeOrder,
  products,
  saveProfile,
  setCartItem,
  stepUp,
  updateAddress,
  userDetails,
  type ApiClient,
} from '@haat/api-client';
import type { CartView, Order } from '@haat/api-contract';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import type { KnownPerson } from '@haat/backend-testing';
import { canonicalOrder, orderPayload, type OrderFulfilment, type SignedOrderPayload } from '@haat/order-core';
import type { AnswerRecord, Answers } from './record-answers.ts';
import { sampleAddress, SAMPLE_FARMER, SAMPLE_PHONE } from './sample-farmer.ts';
import { SAMPLE_PLACE, SAMPLE_SHOP } from './sample-place.ts';

/** Ids by which stories name what the recording made. */
const STORY_IDS = { address: 'address-1', campaign: 'offer', orders: ['order-1', 'order-2', 'order-3'] } as const;

/**
 * Writes down what the farmer sees of their own: a cart, an address, three orders, and what a link brought them; each
 * in the language of the screen.
 * @param campaignCode the code of that link
 */
export async function writeFarmer(record: AnswerRecord, farmer: KnownPerson, campaignCode: string): Promise<void> {
  const api = record.services('hi');
  const { id: addressId } = await createAddress(api, sampleAddress('hi'));
  const delivered = await buy(api, farmer, addressId, 'home_delivery');
  const collected = await buy(api, farmer, addressId, 'pickup_from_store');
  const cancelled = await buy(api, farmer, addressId, 'home_delivery');
  await cancelOrder(api, cancelled.id, '001');
  await fillCart(api, addressId, 'home_delivery');
  const orderIds = [delivered.id, collected.id, cancelled.id];
  for (const language of LANGUAGES) await saveIn(record.services(language), language, addressId);
  await record.write(async (services) => {
    // A person writes an address in one language; on the screens it is the reader's.
    await saveIn(record.services(services.language), services.language, addressId);
    await askAsFarmer(services, addressId, orderIds);
    await campaign(services, campaignCode);
    await campaign({ ...services, latLng: null }, campaignCode);
  });
  for (const language of LANGUAGES)
    rename(record.inLanguage[language], language, { farmer, addressId, campaignCode, orderIds });
}

async function askAsFarmer(api: ApiClient, addressId: string, orderIds: readonly string[]): Promise<void> {
  await userDetails(api);
  await stepUp(api);
  await featureFlag(api, SAMPLE_PLACE, 'CR');
  await addresses(api);
  await address(api, addressId);
  await cart(api);
  await checkout(api);
  await orders(api);
  for (const group of ['all', 'open', 'past'] as const) await orders(api, { group, page: 1 });
  for (const id of orderIds) await order(api, id);
}

async function saveIn(api: ApiClient, language: Language, addressId: string): Promise<void> {
  await saveProfile(api, { full_name: SAMPLE_FARMER[language].name });
  await updateAddress(api, addressId, sampleAddress(language));
}

/** Two things of the shop's in the cart, to be had in the given way. */
async function fillCart(api: ApiClient, addressId: string, option: OrderFulfilment['delivery']): Promise<CartView> {
  const vendor_id = SAMPLE_SHOP;
  const { results } = await products(api, { vendor_id, sort: 'discount', in_stock: true });
  const packs = results
    .filter(({ collect_only }) => !collect_only)
    .slice(0, 2)
    .flatMap(({ product_variants }) => product_variants.slice(0, 1));
  for (const [index, { id }] of packs.entries()) await setCartItem(api, id, { vendor_id, quantity: 2 - index });
  return changeCart(
    api,
    option === 'home_delivery' ? { delivery_type: option, address_id: addressId } : { delivery_type: option },
  );
}

async function buy(
  api: ApiClient,
  farmer: KnownPerson,
  addressId: string,
  option: OrderFulfilment['delivery'],
): Promise<Order> {
  const view = await fillCart(api, addressId, option);
  const { full_display_address: fullDisplayAddress } = await address(api, addressId);
  const fulfilment: OrderFulfilment =
    option === 'home_delivery'
      ? { delivery: option, address: { id: addressId, fullDisplayAddress } }
      : { delivery: option, pickupFarmer: { name: SAMPLE_FARMER.hi.name, phoneNumber: SAMPLE_PHONE } };
  return placeOrder(
    api,
    signed(
      orderPayload({
        cartId: view.cart_id,
        vendorId: view.vendor?.id ?? '',
        createdFor: farmer.userId,
        isPrebook: false,
        payment: 'cash',
        fulfilment,
        deliveryFee: view.bill?.delivery_fee ?? 0,
        lines: view.lines.map(({ variant_id, quantity, quote }) => ({
          variantId: variant_id,
          catalogueId: quote.c_id,
          quantity,
          price: quote.price,
          discount: quote.discount,
        })),
      }),
    ),
  );
}

function signed(payload: Omit<SignedOrderPayload, 'hash_code'>): SignedOrderPayload {
  return { ...payload, hash_code: createHash('sha256').update(canonicalOrder(payload)).digest('hex') };
}

/** What has other names in the stories than it had when it was recorded. */
interface OwnThings {
  readonly farmer: KnownPerson;
  readonly addressId: string;
  readonly campaignCode: string;
  readonly orderIds: readonly string[];
}

/** Ids become those of the stories, and what an order kept of its address and person is in the reader's language. */
function rename(answers: Answers, language: Language, { farmer, addressId, campaignCode, orderIds }: OwnThings): void {
  const replaced: [string, string][] = [
    [farmer.phoneNumber, SAMPLE_PHONE],
    [addressId, STORY_IDS.address],
    [campaignCode, STORY_IDS.campaign],
    ...orderIds.map((id, index): [string, string] => [id, STORY_IDS.orders[index] ?? id]),
    ...(['name', 'house', 'village', 'district', 'state'] as const).map((part): [string, string] => [
      SAMPLE_FARMER.hi[part],
      SAMPLE_FARMER[language][part],
    ]),
  ];
  for (const [key, answer] of Object.entries(answers)) {
    const isOwn = /\/(orders|addresses|campaigns|carts|details)/.test(key);
    if (!isOwn) continue;
    const text = replaced.reduce((whole, [from, to]) => whole.replaceAll(from, to), JSON.stringify({ key, answer }));
    const renamed = JSON.parse(text) as { key: string; answer: unknown };
    delete answers[key];
    answers[renamed.key] = renamed.answer;
  }
}
