import { useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createTexts } from '@haat/i18n';
import { EmptyState, Picture } from '@haat/ui-kit';
import { LiteFootContext } from './lite-foot.ts';
import { LitePage } from './lite-page.tsx';
import { asWithoutScript } from './as-without-script.ts';

const texts = createTexts({
  language: 'en',
  namespaces: {
    lite: { picture: 'Show picture', pictureOf: 'Show picture: {{name}}', on: 'Less data is on', turnOff: 'Full page' },
  },
});

function Foot() {
  return useContext(LiteFootContext);
}

function page(address: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LitePage texts={texts}>
        {content}
        <Foot />
      </LitePage>
    </MemoryRouter>,
  );
}

const urea = <Picture src="/pictures/urea.svg" alt="Urea" width={186} height={186} />;
const field = <Picture src="/media/field.jpg" alt="Wheat" width={280} height={210} />;

it('shows a link in place of each picture, to this page with that one', () => {
  const html = page('/products?page=2', urea);
  expect(html).not.toContain('<img');
  expect(html).toContain('href="/products?page=2&amp;picture=%2Fpictures%2Furea.svg#picture-pictures-urea-svg"');
  expect(html).toContain('Show picture: Urea');
});

it('keeps the pictures that were asked for before', () => {
  const html = page('/products?picture=%2Fpictures%2Furea.svg', [urea, field]);
  expect(html).toContain('<img id="picture-pictures-urea-svg" src="/pictures/urea.svg" alt="Urea"');
  expect(html).toContain('?picture=%2Fpictures%2Furea.svg&amp;picture=%2Fmedia%2Ffield.jpg#');
});

it('asks for a photograph in one size only, the smallest that fills its room', () => {
  const html = page('/?picture=%2Fmedia%2Ffield.jpg', field);
  expect(html).toContain('src="/image?url=%2Fmedia%2Ffield.jpg&amp;w=');
  expect(html).not.toMatch(/srcset/i);
});

it('names a small picture for who cannot see its sign, and is 48 px to press', () => {
  const html = page('/', <Picture src="/pictures/urea.svg" alt="" width={64} height={64} />);
  expect(html).toMatch(/<a [^>]*aria-label="Show picture"[^>]*min-h-12[^>]*min-w-12/);
});

it('puts no link into a link', () => {
  const html = page('/', <Picture src="/pictures/urea.svg" alt="" width={48} height={48} inLink />);
  expect(html).not.toMatch(/<a |<img/);
});

it('leaves out pictures that only decorate', () => {
  expect(page('/', <EmptyState picture="/pictures/empty-cart.svg" title="Empty" />)).not.toContain('<img');
});

it('ends with a button to the whole page, which leads back to this address', () => {
  const html = page('/cart?x=1', null);
  expect(html).toContain('action="/language"');
  expect(html).toContain('name="next" value="/cart?x=1"');
  expect(html).toMatch(/<button [^>]*value="0"[^>]* name="lite"/);
});

it('shows no picture that the page does not have, whatever its address says', () => {
  expect(page('/?picture=https%3A%2F%2Fevil.example%2Fx.png', urea)).not.toContain('<img');
});

it('shows what is there for browsers without script, also in one that could run it', () => {
  const html = page(
    '/',
    <noscript>
      {'<noscript> '}
      <button>Show the bill again</button>
    </noscript>,
  );
  expect(asWithoutScript(html)).toMatch(/^&lt;noscript&gt; <button>Show the bill again<\/button>/);
});

it('is marked, so that its style hides what needs a script', () => {
  expect(asWithoutScript('<html lang="hi"><body>')).toBe('<html data-lite="" lang="hi"><body>');
});
