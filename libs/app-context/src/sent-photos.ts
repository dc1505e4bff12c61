import { uploadPhoto, uploadSound, type ApiClient } from '@haat/api-client';
import { MAX_PHOTOS, type Photo } from '@haat/api-contract';

/** The photos of a sent form. A file field that was left alone sends an empty file. */
export function photosOf(form: FormData): File[] {
  return form
    .getAll('photos')
    .filter((photo): photo is File => photo instanceof File && isChosen(photo))
    .slice(0, MAX_PHOTOS);
}

/** A field that was left alone sends a file without a name; an empty one that was chosen is refused like any other. */
function isChosen({ name, size }: File): boolean {
  return size > 0 || name !== '';
}

/**
 * Content type for the upload. The service detects the type from the bytes, and refuses other files.
 */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Sends photos ahead of what they belong to, one after the other; their ids. @throws ApiError `upload_error.*` */
export async function sendPhotos(api: ApiClient, photos: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const photo of photos) ids.push((await sendPhoto(api, photo)).id);
  return ids;
}

/** Sends a photo ahead of what it belongs to. @throws ApiError `upload_error.*` */
export async function sendPhoto(api: ApiClient, photo: File): Promise<Photo> {
  const type = PICTURE_TYPES.includes(photo.type) ? photo.type : 'image/jpeg';
  return uploadPhoto(api, type, new Uint8Array(await photo.arrayBuffer()));
}

/** The voice note of a sent form; null where the field was left alone. */
export function voiceOf(form: FormData): File | null {
  const voice = form.get('voice');
  return voice instanceof File && isChosen(voice) ? voice : null;
}

/** Sends a voice note ahead of what it belongs to; its id. @throws ApiError `upload_error.*` */
export async function sendVoice(api: ApiClient, voice: File): Promise<string> {
  // The service tells by the bytes what it is.
  return (await uploadSound(api, 'application/octet-stream', new Uint8Array(await voice.arrayBuffer()))).id;
}
