import { eq } from 'drizzle-orm';
import type { AccountHook } from '@haat/backend-platform/area';
import { photoOf } from './photos.ts';
import { photos } from './tables.ts';

/** A person's photographs, for the download of their data. */
export const photoAccountHook: AccountHook = {
  async *files(dependencies, { userId }) {
    const owned = await dependencies.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId));
    for (const { id } of owned) {
      const jpeg = await photoOf(dependencies, id, userId);
      if (jpeg !== null) yield { path: `media/photos/${id}.jpg`, content: jpeg };
    }
  },
};
