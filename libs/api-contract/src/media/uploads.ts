import { z } from 'zod';
import { SOUND_TYPES } from '../vocabulary/media/uploads.ts';

/** A voice note as its sender sees it. */
export const soundSchema = z.object({
  id: z.uuid(),
  /** Whole seconds, at least one, as the file itself has them. */
  seconds: z.number().int().min(1),
  type: z.enum(SOUND_TYPES),
});
/** A voice note: answer of `POST /upload/v1/sounds` (the body is the sound itself). */
export type Sound = z.infer<typeof soundSchema>;

/**
 * Answer of `POST /upload/v1/parts`: an upload that is begun, or was begun before with the same contents. Finished, its
 * id is that of the photo or the sound.
 */
export const uploadSchema = z.object({
  id: z.uuid(),
  /** Bytes that have come: where the next part begins. */
  offset: z.number().int().min(0),
  /** Bytes of the whole. */
  length: z.number().int().min(1),
});
/** An upload in parts. */
export type Upload = z.infer<typeof uploadSchema>;
