import { expect, it } from 'vitest';
import { photosOf, voiceOf } from './sent-photos.ts';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const sent = (name: string, ...files: File[]) => {
  const form = new FormData();
  for (const each of files) form.append(name, each);
  return form;
};

it('takes the photos that were chosen, an empty one among them so that it is refused, and no field left alone', () => {
  const names = photosOf(sent('photos', file('leaf.jpg', 3), file('', 0), file('empty.jpg', 0))).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['leaf.jpg', 'empty.jpg']);
});

it('takes a voice note that was chosen, and no field left alone', () => {
  expect(voiceOf(sent('voice', file('', 0)))).toBeNull();
  expect(voiceOf(sent('voice', file('note.webm', 0)))?.name).toBe('note.webm');
  expect(voiceOf(new FormData())).toBeNull();
});
