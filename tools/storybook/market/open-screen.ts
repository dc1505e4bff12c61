import { createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router';
import { cart } from '@haat/api-client';
import type { Language } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  placeContext,
  prebookContext,
  ROOT_ROUTE_ID,
  sessionContext,
  shellContext,
  textContext,
  vendorContext,
  type RootData,
} from '@haat/app-context';
import { ErrorBoundary, Root } from '@haat/app-shell/root';
import {
  cookieScopeContext,
  deviceContext,
  deviceCookieName,
  farmerChoiceContext,
  identityClientContext,
  openDevice,
  openFarmerChoice,
} from '@haat/auth-session/server';
import type { Texts } from '@haat/i18n';
import type { StoryVariant } from '../story-variant.ts';
import { goToRecordedTime } from './recorded-time.ts';
import { routeTable } from './route-table.ts';
import { SAMPLE_SHOP } from './sample-place.ts';
import { sampleServices } from './sample-services.ts';
import { samplePlace, sampleSession, sampleShell } from './sample-visit.ts';
import type { ScreenParameters } from './screen-parameters.ts';

/** A screen of the product that stands in a story. */
export interface OpenedScreen {
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Loads it anew in another language or theme; what was typed and answered stays. */
  show(variant: StoryVariant): Promise<void>;
}

/**
 * Opens a screen as a shell does: the product's route table, its frame and its loaders, on the recorded sample market.
 * @param textsIn all texts of a language
 */
export async function openScreen(
  parameters: ScreenParameters,
  variant: StoryVariant,
  textsIn: (language: string) => Texts,
): Promise<OpenedScreen> {
  goToRecordedTime();
  forgetPeople();
  let shown = variant;
  const router = createMemoryRouter([rootRoute(parameters)], {
    initialEntries: [parameters.address],
    getContext: () => contextOf(parameters, shown, textsIn),
  });
  await settled(router);
  const { address, posted } = parameters;
  if (posted) await router.navigate(address, posting(posted));
  return {
    router,
    async show(next) {
      if (next.language === shown.language && next.theme === shown.theme) return;
      shown = next;
      await router.revalidate();
      // That forgets what an action answered; a refusal loads nothing anew, as it does in the product.
      if (posted) await router.navigate(address, posting(posted));
    },
  };
}

function posting(fields: Readonly<Record<string, string>>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { formMethod: 'post', formData } as const;
}

/** What the last story's people left on this device. */
function forgetPeople(): void {
  for (const name of Object.keys(localStorage)) if (!name.startsWith('@storybook')) localStorage.removeItem(name);
}

function rootRoute({ found, agent }: ScreenParameters): RouteObject {
  return {
    id: ROOT_ROUTE_ID,
    Component: Root,
    ErrorBoundary,
    HydrateFallback: () => null,
    children: found ? routeTable.map((route) => withFound(route, found)) : routeTable,
    async loader({ context }): Promise<RootData> {
      const session = context.get(sessionContext);
      return {
        shell: context.get(shellContext),
        language: context.get(languageContext),
        place: context.get(placeContext),
        session:
          session.status === 'visitor'
            ? { status: 'visitor' }
            : { status: 'authenticated', expiresAt: session.expiresAt, serverTime: Date.now() },
        agent: agent ?? null,
        cart: await cart(context.get(apiContext)).catch(() => null),
        vendor: SAMPLE_SHOP,
        isPrebook: false,
        isWebview: false,
        hostOrigins: [],
        demoNotice: null,
        liteProposal: null,
      };
    },
  };
}

/** The route with what its loader finds changed. */
function withFound(route: RouteObject, change: NonNullable<ScreenParameters['found']>): RouteObject {
  const { lazy, children } = route;
  if (children && children.length > 0) return { ...route, children: children.map((child) => withFound(child, change)) };
  if (typeof lazy !== 'function') return route;
  return {
    ...route,
    async lazy() {
      const file = await lazy();
      const { loader } = file;
      if (typeof loader !== 'function') return file;
      return {
        ...file,
        loader: async (args, context) => change((await loader(args, context)) as Record<string, unknown>),
      };
    },
  };
}

function contextOf(
  { isSignedIn = true, hasPlace = true, answers = {}, agent = null }: ScreenParameters,
  variant: StoryVariant,
  textsIn: (language: string) => Texts,
): RouterContextProvider {
  const language = variant.language as Language;
  const texts = textsIn(language);
  const context = new RouterContextProvider();
  context.set(shellContext, sampleShell(variant.theme));
  context.set(sessionContext, sampleSession(isSignedIn, agent !== null));
  context.set(languageContext, language);
  context.set(placeContext, hasPlace ? samplePlace(language) : null);
  context.set(textContext, (key, values) => texts.t(key, { ...values }));
  context.set(vendorContext, { requestedVendorId: SAMPLE_SHOP });
  context.set(prebookContext, false);
  const scope = { appCode: '01', shellName: 'farmer', isSecure: false };
  context.set(cookieScopeContext, scope);
  context.set(deviceContext, openDevice(`${deviceCookieName(scope)}=the-phone-of-a-story`, scope));
  context.set(identityClientContext, { realm: 'krishi-haat', clientId: 'story' });
  context.set(farmerChoiceContext, openFarmerChoice({ cookieHeader: null, scope, agentId: () => null, place: null }));
  context.set(apiContext, sampleServices({ language, isSignedIn, hasPlace, answers }));
  return context;
}

/** Waits for the first screen to have loaded. */
function settled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
