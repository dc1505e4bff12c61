import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const HINTS =
  '<link rel="modulepreload" href="/assets/frame.js" nonce="n1"/><link rel="modulepreload" ' +
  'href="/assets/home.js" nonce="n1"/>';
const PAGE =
  `<html><head>${HINTS}<link rel="stylesheet" href="/assets/root.css"/></head><body><main>क</main>` +
  '<script nonce="n1" type="module" async="">import * as route0 from "/assets/home.js";</script></body></html>';

it('requests no script before the page is drawn, and all of them then', () => {
  const page = scriptsAfterPaint(PAGE, 'n1', 'drawn');
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).not.toContain('type="module" async');
  expect(page).toContain(
    '<script nonce="n1" type="text/plain" id="held-script">import * as route0 from "/assets/home.js";</script>',
  );
  expect(page).toContain('("held-script",["/assets/frame.js","/assets/home.js"],');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/></head><body><main>क</main>');
});

it('starts by a script that the page’s security policy lets run', () => {
  expect(scriptsAfterPaint(PAGE, 'n1', 'drawn').match(/<script(?! nonce="n1")/g)).toBeNull();
});

it('leaves a page unchanged whose scripts start differently', () => {
  const other = PAGE.replace(' async=""', '');
  expect(scriptsAfterPaint(other, 'n1', 'drawn')).toBe(other);
});
