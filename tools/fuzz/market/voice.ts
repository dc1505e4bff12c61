import { createHash } from 'node:crypto';

/** A voice note of 0.2 s of silence, as a browser records it: Opus in WebM, without a length. */
export const VOICE = Buffer.from(
  [
    'GkXfoxAAAB9ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZ/8VSalmEAAAMSrXsYMPQkBNgJJNZWRpYWJ1bm55IHYx',
    'LjYxLjBXQZJNZWRpYWJ1bm55IHYxLjYxLjAWVK5rEAAAS64QAABG14EBc8WBAYOBApyBACK1nIN1bmSGhkFfT1BVU2Oik09wdXNI',
    'ZWFkAQE4AYC7AAAAAABWu4NjLqDhEAAACbWERzuAAJ+BARJUw2cQAAA1c3MQAAAvY8AQAAAMaMqBMmPKhU1PVklFZ8gQAAAXRaOF',
    'VElUTEVEh4x3aGVyZSBJIGxpdmUfQ7Z1/+eBAKMQAAAHgQAAgPj//qMQAAAHgQAUgPj//qMQAAAHgQAogPj//qMQAAAHgQA8gPj/',
    '/qMQAAAHgQBQgPj//qMQAAAHgQBkgPj//qMQAAAHgQB4gPj//qMQAAAHgQCMgPj//qMQAAAHgQCggPj//qMQAAAHgQC0gPj//hxT',
    'u2sQAAATuxAAAA6zgQC3EAAABveBAfGByQ==',
  ].join(''),
  'base64',
);

const base64 = (text: string) => Buffer.from(text).toString('base64');
const SHA256 = createHash('sha256').update(VOICE).digest('hex');
/** How its upload in parts is announced. */
export const UPLOAD_HEADERS = {
  'upload-length': `${VOICE.byteLength}`,
  'upload-metadata': `kind ${base64('sound')},sha256 ${base64(SHA256)}`,
};
