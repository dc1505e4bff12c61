import { expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { loadAdviceThings } from './advice-things.data.ts';

const clientThat = (answer: () => Promise<unknown>) => ({ language: 'en', send: answer }) as unknown as ApiClient;

it('leads to a crop, and to a problem of its crop', async () => {
  const cotton = { id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg' };
  const whitefly = {
    id: 'cotton_whitefly',
    name: 'Whitefly',
    image_url: '/pictures/problem-whitefly.svg',
    crop: cotton,
  };
  const found = { crops: [cotton], problems: [whitefly] };
  expect(
    await loadAdviceThings(
      clientThat(() => Promise.resolve(found)),
      'cotton',
    ),
  ).toEqual({
    guide: [{ to: '/crop?crop=cotton', name: 'Cotton', detail: null, pictureUrl: '/pictures/crop-cotton.svg' }],
    problem: [
      {
        ...{ to: '/crop/cotton/problem/cotton_whitefly', name: 'Whitefly', detail: 'Cotton' },
        pictureUrl: '/pictures/problem-whitefly.svg',
      },
    ],
  });
});

it('finds none where they could not be loaded: goods are what is searched', async () => {
  const failing = clientThat(() =>
    Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' })),
  );
  expect(await loadAdviceThings(failing, 'cotton')).toEqual({ guide: [], problem: [] });
});
