import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { People } from '../market/people.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Longest of what is taken for an id, characters: a message of the bridge is longer. */
const LONGEST_ID = 64;

/** An unused id of the same form. */
export function unknownIdLike(id: string, { bridge }: Pick<People, 'bridge'>): string {
  if (id.length > LONGEST_ID) return bridge.answerAboutNothing();
  if (UUID.test(id)) return randomUUID();
  if (/^\d+$/.test(id)) return `8${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  return id.replace(/[^_]+$/, (end) => randomBytes(end.length).toString('hex').slice(0, end.length));
}

/** What is no id of anything's. Not every text is: the bridge's word is one, or it is none. */
export function noIdLike(id: string): Readonly<Record<string, string>> {
  return id.length > LONGEST_ID ? {} : { 'no id': 'no-such-thing' };
}

/** Ids of what the owner had and took away, by place; others cannot be taken away. */
export async function removedLike(place: string, { farmer }: People): Promise<string | null> {
  if (/address/.test(place)) {
    const { id } = await farmer.movesHouse();
    await farmer.clearsAddresses();
    return id;
  }
  if (place.endsWith('body.cart_id')) return (await farmer.fillsCart()).cart_id;
  if (/photo_id|photos/.test(place)) {
    const id = await farmer.sendsPhoto();
    await farmer.call('POST', '/kyc/v1/id', {
      kind: 'pan',
      number: 'ABCPK1234F',
      name: 'Sunita Pawar',
      consent: true,
      photo_id: id,
    });
    return id;
  }
  return null;
}
