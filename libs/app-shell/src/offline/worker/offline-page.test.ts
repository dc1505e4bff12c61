import { expect, it } from 'vitest';
import { OUTBOX_FIELDS, OUTBOX_WAITING_ID } from '@haat/progressive';
import { SESSION_PATHS } from '@haat/auth-session';
import { LOGOUT_PATH, OUTBOX_NAMES } from '../kept-copy.ts';
import { filledPage, freshCopy, type OfflineContents } from './offline-page.ts';

const HTML = `<html lang="en"><section id="just-kept">KEPT</section><section id="not-kept" class="x">NOT
  <a href="/offline#wanted">again</a></section><section id="outbox"><ul><li id="outbox-item" class="card"><b>%title%</b>
  <span>%moment%</span><p data-when="waiting">WAITING</p><p data-when="refused" class="y">%reason%</p>
  <span data-when="refused"><a href="/offline#form">form</a></span><input name="key" value="%key%"/></li></ul></section>
  <ul><li id="kept-page"><a href="/offline#wanted">page</a></li></ul></html>`;
const ITEM = {
  ...{ id: 1, key: 'k-1', reader: 'r', path: '/slip?a=1&b=2', title: 'A <slip>', keptAt: Date.UTC(2026, 10, 26, 4) },
  ...{ type: '', body: new ArrayBuffer(0), reason: null },
};

const filled = (contents: Partial<OfflineContents>) =>
  filledPage(HTML, { wanted: '/offline', pages: [], items: [], ...contents });

it('has the names that pages have', () => {
  expect(OUTBOX_NAMES).toEqual({ ...OUTBOX_FIELDS, waiting: OUTBOX_WAITING_ID });
  expect(LOGOUT_PATH).toBe(SESSION_PATHS.logout);
});

it.each([
  ['/offline', { KEPT: false, NOT: false }],
  ['/offline?kept', { KEPT: true, NOT: false }],
  ['/cart?x=1', { KEPT: false, NOT: true }],
])('asked for %s it says what is so: %j', (wanted, said) => {
  const html = filled({ wanted, items: [ITEM] });
  expect({ KEPT: html.includes('KEPT'), NOT: html.includes('NOT') }).toEqual(said);
});

it('lists what waits, as what it is, and nothing where nothing does', () => {
  const html = filled({ items: [ITEM, { ...ITEM, key: 'k-2', reason: 'Rate is "odd"' }] });
  const [, first = '', second = ''] = html.split('<li class="card">');
  expect(first).toContain('<b>A &lt;slip></b>');
  expect(first).toMatch(/26 Nov 2026, \d+:\d\d/);
  expect(first).toContain('WAITING');
  expect(first).not.toMatch(/reason|form/);
  expect(first).toContain('value="k-1"');
  expect(second).toContain('Rate is &quot;odd&quot;');
  expect(second).toContain('href="/slip?a=1&amp;b=2"');
  expect(second).not.toContain('WAITING');
  expect(filled({})).not.toContain('outbox');
});

it('lists kept pages and leads back to what was wanted', () => {
  const html = filled({ wanted: '/cart?x="', pages: [{ path: '/crop?crop=wheat', title: 'Wheat &amp; you $1' }] });
  expect(html).toContain('<li><a href="/crop?crop=wheat">Wheat &amp; you $1</a></li>');
  expect(html).toContain('<a href="/cart?x=&quot;">again</a>');
});

it('gives each opening of a kept form a key of its own, and says that something waits where it does', () => {
  const copy = '<input type="hidden" name="outbox" value="old"/><p id="outbox-waiting" hidden="">x</p>';
  expect(freshCopy(copy, () => 'new', false)).toBe(copy.replace('old', 'new'));
  expect(freshCopy(copy, () => 'new', true)).toBe(
    '<input type="hidden" name="outbox" value="new"/><p id="outbox-waiting">x</p>',
  );
});

it('gives each form of a kept page another key: one that is sent takes no other’s place', () => {
  const form = '<input type="hidden" name="outbox" value="old"/>';
  let keys = 0;
  const copy = freshCopy(form + form, () => `new-${String((keys += 1))}`, false);
  expect(copy).toBe(form.replace('old', 'new-1') + form.replace('old', 'new-2'));
});
