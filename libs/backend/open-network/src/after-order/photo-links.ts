import type { Dependencies } from '@haat/backend-platform';
import { jsonOf } from '@haat/ondc-core';
import { z } from 'zod';

/** As long as a complaint or a return may be looked into. */
const LINK_FOR_MS = 30 * 86_400_000;
const PURPOSE = 'network-photo-link';
const linkSchema = z.object({ photo: z.string(), until: z.number() });

/** Below our address on the network: where sellers fetch photos. */
export const PHOTOS_PATH = 'photos';

/**
 * Addresses at which a seller can look at photos of a farmer's for 30 days, without any other proof than the address
 * itself: it says nothing of the farmer, and only we can make one.
 * See docs/domain/open-network.md#photos.
 */
export async function photoLinks(
  { adapters, encryptor, now }: Pick<Dependencies, 'adapters' | 'encryptor' | 'now'>,
  photoIds: readonly string[],
): Promise<string[]> {
  const network = adapters.openNetwork;
  if (network === null) return [];
  const until = now().getTime() + LINK_FOR_MS;
  return Promise.all(
    photoIds.map(async (photo) => {
      const link = await encryptor.encrypt(JSON.stringify({ photo, until }), PURPOSE);
      return `${network.self().uri}/${PHOTOS_PATH}?link=${link}`;
    }),
  );
}

/** The photo that an address is of; null for one that we did not make, and once its time is over. */
export async function photoOfLink(
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  link: string,
): Promise<string | null> {
  const text = await encryptor.decrypt(link, PURPOSE).catch(() => null);
  const read = linkSchema.safeParse(text === null ? null : jsonOf(text));
  return read.success && read.data.until > now().getTime() ? read.data.photo : null;
}
