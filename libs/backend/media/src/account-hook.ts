import { eq } from 'drizzle-orm';
import type { AccountHook } from '@haat/backend-platform/area';
import { photoOf } from './photos.ts';
import { soundOf } from './sounds/sounds.ts';
import { photos, sounds } from './tables.ts';

/** A person's photographs and voice notes, for the download of their data. */
export const photoAccountHook: AccountHook = {
  async *files(dependencies, { userId }) {
    const owned = await dependencies.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId));
    for (const { id } of owned) {
      const jpeg = await photoOf(dependencies, id, userId);
      if (jpeg !== null) yield { path: `media/photos/${id}.jpg`, content: jpeg };
    }
    const spoken = await dependencies.database.select({ id: sounds.id }).from(sounds).where(eq(sounds.userId, userId));
    for (const { id } of spoken) {
      const sound = await soundOf(dependencies, id, userId);
      if (sound === null) continue;
      const ending = sound.type === 'audio/mpeg' ? 'mp3' : 'm4a';
      yield { path: `media/sounds/${id}.${ending}`, content: sound.bytes };
    }
  },
};
