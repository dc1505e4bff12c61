import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const HINTS =
  '<link rel="modulepreload" href="/assets/frame.js" nonce="n1"/><link rel="modulepreload" ' +
  'href="/assets/home.js" nonce="n1"/>';
const PAGE =
  `<html><head>${HINTS}<link rel="stylesheet" href="/assets/root.css"/></head><body><main>क</main>` +
  '<script nonce="n1" type="module" async="">import * as route0 from "/assets/home.js";</script></body></html>';

const start = { nonce: 'n1', startsWhen: 'drawn', texts: ['/texts/v/hi/main.json'] } as const;

it('requests no script before the page is drawn, and all of them then', () => {
  const page = scriptsAfterPaint(PAGE, start);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).not.toContain('type="module" async');
  expect(page).toContain(
    '<script nonce="n1" type="text/plain" id="held-script">import * as route0 from "/assets/home.js";</script>',
  );
  expect(page).toContain('("held-script",{"scripts":["/assets/frame.js","/assets/home.js"],');
  expect(page).toContain('"texts":["/texts/v/hi/main.json"]},');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/></head><body><main>क</main>');
});

it('names manifest and icon once the page is drawn, so that they share the line with nothing that is', () => {
  const links = '<link rel="icon" href="/icon.svg" type="image/svg+xml"/><link rel="manifest" href="/m.webmanifest"/>';
  const page = scriptsAfterPaint(PAGE.replace('</head>', `${links}</head>`), start);
  const [head = '', body = ''] = page.split('</head>');
  const [icon = ''] = links.split('<link rel="manifest"');
  expect(head).toContain(`<link rel="icon" href="data:,"/><noscript>${icon}</noscript>`);
  expect(head.match(/<link rel="(icon|manifest)"/g)).toHaveLength(2);
  expect(body).toContain('[{"rel":"icon","href":"/icon.svg"},{"rel":"manifest","href":"/m.webmanifest"}]');
});

it('starts by a script that the page’s security policy lets run', () => {
  expect(scriptsAfterPaint(PAGE, start).match(/<script(?! nonce="n1")/g)).toBeNull();
});

it('leaves a page unchanged whose scripts start differently', () => {
  const other = PAGE.replace(' async=""', '');
  expect(scriptsAfterPaint(other, start)).toBe(other);
});
