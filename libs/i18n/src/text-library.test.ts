import { describe, expect, it } from 'vitest';
import { createTextLibrary } from './text-library.ts';

const FILES = { '/texts/main/en.json': { help: 'Ask customer care{{customerCare}}.' } };

describe('the number of customer care', () => {
  it.each([
    ['1800 123 4567', 'Ask customer care (1800 123 4567).'],
    [null, 'Ask customer care.'],
  ])('%s is in the texts of the server and of the phone', (customerCare, text) => {
    const library = createTextLibrary(FILES, { customerCare });
    expect(library.textsIn('en').t('main:help')).toBe(text);
    expect(library.excerpt('en', ['main'])).toEqual({ main: { help: text } });
  });

  it('makes another version of the texts, so that no phone keeps the old one', () => {
    const [one, other] = ['1800 1', '1800 2'].map((customerCare) => createTextLibrary(FILES, { customerCare }).version);
    expect(one).not.toBe(other);
  });
});

it('sends phones with every page what any can need, with an answer its errors, and never what servers say', () => {
  const errors = { request_error_failed: 'Failed.', order_error_late: 'Late.', act_error_own: 'Own.' };
  const library = createTextLibrary(
    { '/main/en.json': { help: 'Ask.', errors } },
    { customerCare: null, errors: { ofEveryPage: ['request_error_failed'], ofServers: ['act_error_own'] } },
  );
  const main = { help: 'Ask.', errors: { request_error_failed: 'Failed.' } };
  expect(library.excerpt('en', ['main'])).toEqual({ main });
  expect(library.excerpt('en', ['main', 'errors'])).toEqual({ main, errors: { order_error_late: 'Late.' } });
  expect(library.excerpt('xx', ['errors'])).toEqual({});
  expect(library.textsIn('en').t('main:errors.act_error_own')).toBe('Own.');
});
