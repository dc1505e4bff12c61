import { encodePhoto, type ShrinkOptions } from './encode-photo.ts';

/**
 * A photo made small enough for a slow network, as a file of the same name. Drawn and written beside the page's own
 * work where the phone can do so, otherwise within it. A photo that is smaller as it was taken is still written anew:
 * it must not carry the place of the farm.
 *
 * @throws when the file cannot be opened as a picture
 */
export async function shrinkPhoto(photo: File, options: ShrinkOptions): Promise<File> {
  const small = (await shrinkBeside(photo, options)) ?? (await encodePhoto(photo, options));
  return new File([small], nameFor(photo.name, small.type), { type: small.type, lastModified: photo.lastModified });
}

/** The file's name with the ending of what it became. */
export function nameFor(name: string, type: string): string {
  const ending = type === 'image/webp' ? 'webp' : type === 'image/png' ? 'png' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.${ending}`;
}

async function shrinkBeside(photo: File, options: ShrinkOptions): Promise<Blob | null> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  const worker = new Worker(new URL('./shrink-photo.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage({ photo, options });
    });
  } finally {
    worker.terminate();
  }
}
