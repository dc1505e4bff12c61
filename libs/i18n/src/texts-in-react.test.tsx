import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts, type Texts } from './create-texts.ts';

function Words({ namespace }: { readonly namespace: string }) {
  const { t } = useTranslation(namespace);
  return <p>{`${t('title')} ${t('main:okay')}`}</p>;
}

function Frame() {
  const { t } = useTranslation();
  return <p>{t('okay')}</p>;
}

function TermsLink({ children }: { readonly children?: ReactNode }) {
  return <a href="/terms">{children}</a>;
}

function Terms({ shop }: { readonly shop: string }) {
  const { t } = useTranslation('cart');
  return (
    <p>
      <Trans t={t} i18nKey="terms" values={{ shop }} components={{ a: <TermsLink /> }} />
    </p>
  );
}

async function read(texts: Texts, screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(<I18nextProvider i18n={texts}>{screen}</I18nextProvider>);
  return new Response(prelude).text();
}

const main = { okay: 'OK' };

it('says the words of a namespace, and those of another by its prefix', async () => {
  const texts = createTexts({ language: 'en', namespaces: { main, cart: { title: 'Your cart' } } });
  expect(await read(texts, <Words namespace="cart" />)).toBe('<p>Your cart OK</p>');
});

it('says the words of the frame where no namespace is named', async () => {
  expect(await read(createTexts({ language: 'en', namespaces: { main } }), <Frame />)).toBe('<p>OK</p>');
});

it('draws a link inside a sentence, and a name in it stays what it is', async () => {
  const cart = { terms: 'You agree with the <a>terms</a> of {{shop}}.' };
  expect(await read(createTexts({ language: 'en', namespaces: { main, cart } }), <Terms shop="<b>A & B</b>" />)).toBe(
    '<p>You agree with the <a href="/terms">terms</a> of &lt;b&gt;A &amp; B&lt;/b&gt;.</p>',
  );
});

it('waits for a namespace that is still on its way', async () => {
  const texts = createTexts({ language: 'en', namespaces: { main }, load: () => Promise.resolve({ title: 'Orders' }) });
  expect(await read(texts, <Words namespace="order" />)).toBe('<p>Orders OK</p>');
});

it('shows keys where a namespace could not be loaded', async () => {
  const load = () => Promise.reject(new Error('no network'));
  const texts = createTexts({ language: 'en', namespaces: { main }, load });
  expect(await read(texts, <Words namespace="order" />)).toBe('<p>title OK</p>');
});
