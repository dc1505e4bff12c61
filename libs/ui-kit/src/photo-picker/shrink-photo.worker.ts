import { encodePhoto, type ShrinkOptions } from './encode-photo.ts';

/** Answers each photo with a smaller one, or with null where it cannot be opened. */
self.addEventListener('message', (event: MessageEvent<{ photo: Blob; options: ShrinkOptions }>) => {
  void encodePhoto(event.data.photo, event.data.options)
    .catch(() => null)
    .then((photo) => self.postMessage(photo));
});
