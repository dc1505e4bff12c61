import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { createTexts, type Texts } from './create-texts.ts';
import { TextsProvider, useTexts } from './use-texts.ts';

function Words({ namespace }: { readonly namespace: string }) {
  const { t } = useTexts(namespace);
  return <p>{`${t('title')} ${t('main:okay')}`}</p>;
}

async function read(texts: Texts, namespace: string): Promise<string> {
  const { prelude } = await prerender(
    <TextsProvider value={texts}>
      <Words namespace={namespace} />
    </TextsProvider>,
  );
  return new Response(prelude).text();
}

const main = { okay: 'OK' };

it('says the words of a namespace, and those of another by its prefix', async () => {
  expect(await read(createTexts({ language: 'en', namespaces: { main, cart: { title: 'Your cart' } } }), 'cart')).toBe(
    '<p>Your cart OK</p>',
  );
});

it('waits for a namespace that is still on its way', async () => {
  const texts = createTexts({ language: 'en', namespaces: { main }, load: () => Promise.resolve({ title: 'Orders' }) });
  expect(await read(texts, 'order')).toBe('<p>Orders OK</p>');
});

it('shows keys where a namespace could not be loaded', async () => {
  const texts = createTexts({
    language: 'en',
    namespaces: { main },
    load: () => Promise.reject(new Error('no network')),
  });
  expect(await read(texts, 'order')).toBe('<p>title OK</p>');
});

it('says where its texts should have come from', async () => {
  await expect(prerender(<Words namespace="cart" />, { onError: () => undefined })).rejects.toThrow(
    'TextsProvider is missing',
  );
});
