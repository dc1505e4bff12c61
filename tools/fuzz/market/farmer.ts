import type { Address, CartChoices, CartView, Checkout, Order, OrderSummary, Paged } from '@haat/api-contract';
import type { NetworkCart, NetworkProduct } from '@haat/api-contract/open-network';
import type { KnownPerson } from '@haat/backend-testing';
import type { PaymentKind, PaymentState } from '@haat/api-contract/vocabulary';
import { isPaidOnline, MAX_UNPAID_ORDERS, type SignedOrderPayload } from '@haat/order-core';
import { SAMPLE } from '../requests/good-values.ts';
import { Caller } from '@haat/test-clients/caller';
import { BACK_TO } from './return-addresses.ts';
import { orderFor } from '@haat/test-clients/order-for';
import { newPicture } from './picture.ts';
import { UPLOAD_HEADERS, VOICE } from './voice.ts';

const CART = '/cart/v1/carts/dehaat';
/** How the payment of an order stands that counts as unpaid. */
const UNPAID: readonly PaymentState[] = ['open', 'pending', 'failed'];
const ADDRESS = {
  name: 'Sunita Pawar',
  phone_number: '9876543210',
  house: 'Plot 4',
  village: 'Makhmalabad',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: SAMPLE.pincode,
  lat_lng: SAMPLE.latLng,
};

/** What goes into a cart, and how it is handed over. */
export interface OrderOptions {
  readonly variantId?: string;
  readonly quantity?: number;
  readonly isPrebook?: boolean;
  readonly payment?: PaymentKind;
  /** Where it is brought to; collected when not given. */
  readonly address?: Address;
  /** What else is chosen at checkout. */
  readonly choices?: Omit<CartChoices, 'delivery_type' | 'address_id' | 'payment_kind'>;
}

/** A farmer, or a partner agent, who does what farmers do, so that there is something to ask for. */
export class Farmer extends Caller {
  readonly #shopId: string;

  /** @param shopId where they buy */
  constructor(address: string, person: KnownPerson, shopId: string = SAMPLE.vendorId, farmerId: string | null = null) {
    super(address, person, farmerId);
    this.#shopId = shopId;
  }

  /** Another user who buys at the same shop. */
  with(person: KnownPerson): Farmer {
    return new Farmer(this.address, person, this.#shopId);
  }

  /** Writes an address. */
  writesAddress(): Promise<Address> {
    return this.call('POST', '/user/v1/addresses', ADDRESS);
  }

  /** Asks a shop of the open network what seed costs at an address; the id of the order that it may become. */
  async asksNetworkShop(addressId: string): Promise<string> {
    const { results } = await this.sees<Paged<NetworkProduct>>(
      `/ondc/v1/products?lat_lng=${SAMPLE.latLng}&category=Seed`,
    );
    const pack = results
      .flatMap(({ product_variants: packs }) => packs)
      .find(({ is_selectable, missing_facts: missing }) => is_selectable && missing.length === 0);
    if (pack === undefined) throw new Error('No shop of the network sells seed.');
    await this.call('PUT', `/ondc/v1/cart/items/${pack.id}`, { quantity: 2, replaces_cart: true });
    const { journey } = await this.call<NetworkCart>('POST', '/ondc/v1/cart/quote', { address_id: addressId });
    if (journey === null) throw new Error('The network was not asked.');
    return journey.id;
  }

  /** Has no address but one new one. */
  async movesHouse(): Promise<Address> {
    await this.clearsAddresses();
    return this.writesAddress();
  }

  /** Removes every address, so that there is room for new ones. */
  async clearsAddresses(): Promise<void> {
    const { results } = await this.sees<{ results: Address[] }>('/user/v1/addresses');
    for (const { id } of results) await this.removesAddress(id);
  }

  /** Removes an address. */
  async removesAddress(id: string): Promise<void> {
    await this.call('DELETE', `/user/v1/addresses/${id}`);
  }

  /** Has exactly one line in the cart. */
  async fillsCart({
    variantId = SAMPLE.variantId,
    quantity = 1,
    isPrebook = false,
    payment,
    address,
    choices = {},
  }: OrderOptions = {}): Promise<CartView> {
    await this.call('POST', `${CART}/reset`, {
      offered: { variant_id: variantId, vendor_id: this.#shopId, quantity, is_prebook: isPrebook },
    });
    const fulfilment: CartChoices =
      address === undefined
        ? { delivery_type: 'pickup_from_store' }
        : { delivery_type: 'home_delivery', address_id: address.id };
    return this.call('PATCH', `${CART}?lat_lng=${SAMPLE.latLng}`, {
      ...fulfilment,
      payment_kind: payment ?? 'cash',
      ...choices,
    });
  }

  /** The order that a shell would send for what is wished. */
  async decides(wish: OrderOptions = {}): Promise<SignedOrderPayload> {
    if (isPaidOnline(wish.payment ?? 'cash')) await this.#makesRoomForUnpaid();
    const cart = await this.fillsCart(wish);
    // Only what is chosen at checkout, and what an agent earns, needs another look.
    const seen =
      wish.choices === undefined && wish.payment !== 'credit' && this.farmerId === null
        ? cart
        : await this.sees<Checkout>(`${CART}/checkout?lat_lng=${SAMPLE.latLng}`);
    return orderFor(seen, {
      createdFor: this.farmerId ?? this.person.userId,
      payment: wish.payment ?? 'cash',
      ...(wish.address === undefined ? {} : { address: wish.address }),
    });
  }

  /** Cancels one of the orders that wait to be paid online, where there is room for no other. */
  async #makesRoomForUnpaid(): Promise<void> {
    const unpaid = await this.#unpaidOrders();
    const oldest = unpaid.findLast(({ status }) => status !== 'PAYMENT_FAILED') ?? unpaid.at(-1);
    if (oldest === undefined || unpaid.length < MAX_UNPAID_ORDERS) return;
    // Only what can still be paid can be cancelled.
    if (oldest.status === 'PAYMENT_FAILED')
      await this.call('POST', `/payment/v1/orders/${oldest.id}/attempts`, BACK_TO);
    await this.call('POST', `/order/v1/orders/${oldest.id}/cancel`, { reason: '010' });
  }

  /** Open orders to be paid online that are not paid, the newest first. */
  async #unpaidOrders(): Promise<OrderSummary[]> {
    const unpaid: OrderSummary[] = [];
    let next: string | null = '/order/v1/orders?group=open';
    while (next !== null && unpaid.length < MAX_UNPAID_ORDERS) {
      const page: Paged<OrderSummary> = await this.sees(next);
      unpaid.push(...page.results.filter(({ payment }) => UNPAID.includes(payment.state)));
      next = page.next;
    }
    return unpaid;
  }

  /** Orders one pack, or what is wished. */
  async orders(wish: OrderOptions = {}): Promise<Order> {
    return this.call('POST', '/order/v1/orders', await this.decides(wish));
  }

  /** An order of theirs as it stands. */
  looksAt(orderId: string): Promise<Order> {
    return this.sees(`/order/v1/orders/${orderId}`);
  }

  /** Complains that an order is late, with photos or without. @returns the complaint’s id */
  async complainsOf(orderId: string, photos: readonly string[] = []): Promise<string> {
    const { issues } = await this.call<Order>('POST', `/order/v1/orders/${orderId}/issues`, {
      reason: 'ORD03',
      photos,
    });
    return issues.at(-1)?.id ?? '';
  }

  /** Asks to return packs of an order that was handed over. @returns the return's id */
  async returnsGoods(orderId: string, photos: readonly string[] = [], quantity = 1): Promise<string> {
    const { returns } = await this.call<Order>('POST', `/order/v1/orders/${orderId}/returns`, {
      reason: '001',
      photos,
      lines: [{ variant_id: SAMPLE.variantId, quantity }],
    });
    return returns.at(-1)?.id ?? '';
  }

  /** Sends a photo. @returns its id */
  async sendsPhoto(): Promise<string> {
    const answer = await fetch(`${this.address}/upload/v1/photos`, {
      method: 'POST',
      body: newPicture(),
      headers: { authorization: this.authorization, 'content-type': 'image/png' },
    });
    if (!answer.ok) throw new Error(`a photo was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Sends a voice note that belongs to nothing yet. @returns its id */
  async speaks(): Promise<string> {
    const answer = await fetch(`${this.address}/upload/v1/sounds`, {
      method: 'POST',
      body: VOICE,
      headers: { authorization: this.authorization, 'content-type': 'audio/webm' },
    });
    if (!answer.ok) throw new Error(`a voice note was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Begins an upload of a voice note in parts. @returns its id */
  async beginsUpload(): Promise<string> {
    const answer = await fetch(`${this.address}/upload/v1/parts`, {
      method: 'POST',
      headers: { authorization: this.authorization, ...UPLOAD_HEADERS },
    });
    if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }
}
