import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { emptyCartView, type ApiClient } from '@haat/api-client';
import type { CartView } from '@haat/api-contract';
import { apiContext, isLiteContext, sessionContext, shellContext } from '@haat/app-context';
import { hasFailedCallContext } from '../failures/note-failure.ts';
import { liteProposalContext } from '../page-texts/texts.server.ts';
import { pageOf, pageResponse } from '../server/page-response.ts';
import { serverFactsContext, type ServerFacts } from '../server/server-facts.ts';
import { visitContext } from '../visit/visit.ts';
import { answerGuestPage, dataDigestContext, keptPageContext } from './answer-guest-pages.ts';
import { createGuestPageCache, GUEST_PAGE_MS } from './guest-page-cache.ts';

const FULL: CartView = { ...emptyCartView('dehaat'), cart_id: 'c1', count: 2 };

/** Who asks, and what happens while the page is rendered. */
interface Asked {
  readonly address?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly nonce?: string;
  readonly isSignedIn?: boolean;
  /** The cart of a guest who has one. */
  readonly cart?: CartView;
  readonly isWebview?: boolean;
  readonly isPrebook?: boolean;
  readonly isLite?: boolean;
  readonly liteProposal?: string;
  /** What the services say. */
  readonly data?: string;
  readonly whileRendering?: (context: RouterContextProvider) => Response | undefined;
}

/** Asks one shell for a page after another; each rendering has a number. */
function openShell({ now }: { readonly now?: () => number } = {}) {
  const cache = createGuestPageCache(now);
  let renderings = 0;
  return async (asked: Asked = {}): Promise<{ html: string; status: number; type: string | null }> => {
    const { address = '/products', cookies = {}, nonce = `nonce-${Math.random()}`, isSignedIn = false } = asked;
    const context = new RouterContextProvider();
    const client: Partial<ApiClient> = {
      isSignedIn,
      guestCart: { id: asked.cart ? 'guest-with-a-cart' : null, ensure: () => '', forget: () => undefined },
      send: async <Answer>() => asked.cart as Answer,
    };
    context.set(apiContext, client as ApiClient);
    context.set(shellContext, { isForBuying: true } as never);
    context.set(sessionContext, {
      status: isSignedIn ? 'authenticated' : 'visitor',
    } as never);
    context.set(visitContext, { isWebview: asked.isWebview ?? false, isPrebook: asked.isPrebook ?? false } as never);
    context.set(isLiteContext, asked.isLite ?? false);
    context.set(liteProposalContext, asked.liteProposal ?? null);
    const facts = { nonce, page: { html: null } } as unknown as ServerFacts;
    context.set(serverFactsContext, facts);
    const request = new Request(`https://haat.example${address}`);
    const response = await answerGuestPage(cache, { request, context, cookies, own: ['guest', 'device'] }, async () => {
      const digest = asked.data ?? 'same';
      context.set(dataDigestContext, digest);
      const outdated = context.get(keptPageContext)?.outdated;
      if (outdated?.dataDigest === digest) {
        facts.page.shared = outdated;
        return new Response(null);
      }
      renderings += 1;
      const headers: [string, string][] = [['content-type', 'text/html']];
      const html = `<script nonce="${nonce}">${renderings}</script>`;
      return asked.whileRendering?.(context) ?? pageResponse(html, { headers }, facts);
    });
    return {
      html: facts.page.shared?.html ?? pageOf(response, facts) ?? (await response.text()),
      status: response.status,
      type: response.headers.get('content-type'),
    };
  };
}

it('is rendered once for guests who share place, language and address, without anybody’s nonce', async () => {
  const shell = openShell();
  const answer = { html: '<script>1</script>', status: 200, type: 'text/html' };
  expect(await shell({ nonce: 'first', cookies: { guest: 'g1', language: 'hi' } })).toEqual(answer);
  expect(await shell({ nonce: 'second', cookies: { guest: 'g2', device: 'd', language: 'hi' } })).toEqual(answer);
});

it.each<[string, Asked]>([
  ['another address', { address: '/products?page=2' }],
  ['another language', { cookies: { language: 'en' } }],
  ['another place', { cookies: { language: 'hi', place: 'Pune' } }],
  ['a webview', { isWebview: true }],
  ['a prebooking', { isPrebook: true }],
  ['a browser that saves data', { isLite: true }],
  ['a reader to whom lite pages are proposed', { liteProposal: 'Less data?' }],
  ['a session', { isSignedIn: true }],
  ['a cart', { cart: FULL }],
  ['a parked cart', { cart: { ...emptyCartView('dehaat'), parked: { vendor_name: 'x', count: 1, until: '' } } }],
])('is rendered anew for %s', async (_who, asked) => {
  const shell = openShell();
  const cookies = { language: 'hi' };
  await shell({ cookies });
  expect((await shell({ cookies, ...asked })).html).toContain('>2</script>');
});

it('is answered from the cache for a guest whose cart is empty', async () => {
  const shell = openShell();
  await shell();
  expect((await shell({ cart: emptyCartView('dehaat') })).html).toBe('<script>1</script>');
});

it.each<[string, NonNullable<Asked['whileRendering']>]>([
  ['whose screen does not say that it is the same for all', (context) => void context.set(dataDigestContext, null)],
  ['of which a part could not be loaded', (context) => void context.set(hasFailedCallContext, true)],
  [
    'that is not there',
    (context) => pageResponse('gone', { status: 404, headers: [] }, context.get(serverFactsContext)),
  ],
  [
    'that sets a cookie',
    (context) => pageResponse('mine', { headers: [['set-cookie', 'a=b']] }, context.get(serverFactsContext)),
  ],
])('is not kept where it is one %s', async (_which, whileRendering) => {
  const shell = openShell();
  await shell({ whileRendering: (context) => whileRendering(context) ?? undefined });
  expect((await shell()).html).toBe('<script>2</script>');
});

it('is not kept of a person with a session', async () => {
  const shell = openShell();
  await shell({ isSignedIn: true });
  expect((await shell()).html).toBe('<script>2</script>');
});

it('is asked for anew after three seconds, and rendered anew only where its data have changed', async () => {
  let now = 0;
  const shell = openShell({ now: () => now });
  await shell({ data: 'price 210' });
  now += GUEST_PAGE_MS;
  expect((await shell({ data: 'price 210' })).html).toBe('<script>1</script>');
  now += GUEST_PAGE_MS;
  expect((await shell({ data: 'price 215' })).html).toBe('<script>2</script>');
  now += GUEST_PAGE_MS;
  expect((await shell({ data: 'price 215' })).html).toBe('<script>2</script>');
});

it('is young again once its data were found to be the same', async () => {
  let now = 0;
  const shell = openShell({ now: () => now });
  await shell({ data: 'price 210' });
  now = GUEST_PAGE_MS;
  await shell({ data: 'price 210' });
  now = 2 * GUEST_PAGE_MS - 1;
  expect((await shell({ data: 'price 215' })).html).toBe('<script>1</script>');
});
