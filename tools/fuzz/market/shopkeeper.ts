import type { Order } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import type { KnownShopkeeper } from '@haat/backend-testing';
import { Caller } from '@haat/test-clients/caller';
import { SAMPLE } from '../requests/good-values.ts';
import { PICTURE } from './picture.ts';

const ORDERS = '/vendor/v1/orders';

/** A shop's employee, who advances its orders. */
export class Shopkeeper extends Caller {
  readonly shopId: string;

  constructor(address: string, person: KnownShopkeeper) {
    super(address, person);
    this.shopId = person.shopId;
  }

  /** Moves an order through the given statuses. */
  async moves(orderId: string, ...statuses: readonly OrderStatus[]): Promise<void> {
    for (const to of statuses) await this.call('POST', `${ORDERS}/${orderId}/move`, { to });
  }

  /** Hands an order over at the counter, by the code that its farmer says. */
  async fulfils({ id, pickup_code: code }: Order): Promise<void> {
    await this.moves(id, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY');
    await this.call('POST', `${ORDERS}/${id}/move`, { to: 'DELIVERED', code });
  }

  /** Leaves goods at their address, with a photo, where the farmer tells no code. */
  async leavesAtAddress(orderId: string): Promise<void> {
    const photo = { id: await this.#sendsPhoto(), lat_lng: SAMPLE.latLng };
    await this.call('POST', `${ORDERS}/${orderId}/move`, { to: 'DELIVERED', photo });
  }

  async #sendsPhoto(): Promise<string> {
    const answer = await fetch(`${this.address}/upload/v1/photos`, {
      method: 'POST',
      body: PICTURE,
      headers: { authorization: this.authorization, 'content-type': 'image/png' },
    });
    if (!answer.ok) throw new Error(`a photo was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Answers a complaint. */
  async answers(orderId: string, issueId: string): Promise<void> {
    await this.call('POST', `${ORDERS}/${orderId}/issues/${issueId}/answer`, { answer: 'हम दूसरा पैक देंगे।' });
  }

  /** Does not take goods back. */
  async refusesReturn(orderId: string, returnId: string): Promise<void> {
    await this.call('POST', `${ORDERS}/${orderId}/returns/${returnId}`, { to: 'REFUSED', refusal: 'पैक खुला है।' });
  }

  /** Takes goods back. */
  async takesBack(orderId: string, returnId: string): Promise<void> {
    for (const to of ['APPROVED', 'PICKED_UP'])
      await this.call('POST', `${ORDERS}/${orderId}/returns/${returnId}`, { to });
  }
}
