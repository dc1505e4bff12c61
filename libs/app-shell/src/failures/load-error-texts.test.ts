import { data } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { errorTextsComeBy, loadErrorTexts } from './load-error-texts.ts';

let loaded = 0;

beforeEach(() => {
  loaded = 0;
  errorTextsComeBy(async () => {
    loaded += 1;
  });
});

it('has the texts of errors there before a screen tells one', async () => {
  const results = { cart: { type: 'data', result: data({ error: { code: 'cart_error.empty', details: {} } }, 409) } };
  expect(await loadErrorTexts({}, async () => results as never)).toBe(results);
  expect(loaded).toBe(1);
});

it('asks for nothing while nothing goes wrong', async () => {
  await loadErrorTexts({}, async () => ({ home: { type: 'data', result: { goods: [] } } }));
  expect(loaded).toBe(0);
});
