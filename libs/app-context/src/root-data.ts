import { useRouteLoaderData } from 'react-router';
import type { CartInShort } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Place } from './place.ts';
import type { ShellConfiguration } from './shell-configuration.ts';

/** Id of the root route, by which everything below reads its data. */
export const ROOT_ROUTE_ID = 'root';

/** The session as the page knows it: whether there is one, and when its access token expires. */
export interface PageSession {
  readonly status: 'visitor' | 'authenticated';
  /** Milliseconds since 1970 by the shell's clock; absent for a guest. */
  readonly expiresAt?: number;
  /** What the shell's clock showed when it said so, milliseconds since 1970; absent for a guest. */
  readonly serverTime?: number;
}

/** A question in one sentence, and its answers. */
export interface MeasurementQuestion {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Leads to where it is explained, and can be chosen one by one. */
  readonly more: string;
}

/** For whom an agent's page is. */
export type FarmerOnPage =
  | {
      readonly state: 'chosen';
      readonly name: string;
      /** Last four digits of the number that got the code. */
      readonly numberEnd: string;
    }
  /** The agent may not act for the chosen farmer any more: the code of the error that says why. */
  | { readonly state: 'refused'; readonly code: string }
  /** It could not be asked just now. */
  | { readonly state: 'unknown' };

/** What a partner agent's page says of whom it is for. */
export interface AgentOnPage {
  /** Null as long as no farmer is chosen. */
  readonly farmer: FarmerOnPage | null;
  /** Tells one choice of a farmer from the next; null without one. */
  readonly choice: string | null;
}

/** What the root route loads: the facts that any screen may ask for. */
export interface RootData {
  readonly shell: ShellConfiguration;
  readonly language: Language;
  readonly place: Place | null;
  readonly session: PageSession;
  /** Of a partner agent only: for whom this page is. */
  readonly agent: AgentOnPage | null;
  /** The cart of the hyperlocal marketplace; null when it could not be loaded. */
  readonly cart: CartInShort | null;
  /** The vendor requested by the URL. */
  readonly vendor: string | null;
  readonly isPrebook: boolean;
  /** The page is shown inside a host app's webview, whose own bar says the title. */
  readonly isWebview: boolean;
  /** Origins of pages that may embed this one; empty outside of a webview. */
  readonly hostOrigins: readonly string[];
  /** What a demonstration says of itself on every page; null where it is none. */
  readonly demoNotice: string | null;
  /** Asks, once, whether the reader may be measured; null where nothing is to be asked. */
  readonly measurementQuestion?: MeasurementQuestion | null;
  /** The reader agreed to be measured: the page tells how fast it was. */
  readonly isMeasured?: boolean;
  /** On a copy that the phone keeps: of which moment it is. */
  readonly keptNotice?: string;
  /** Proposes lite pages, once, to a reader on a slow line; null where there is nothing to propose. */
  readonly liteProposal: string | null;
}

/** All of the root route's data. Outside the product's pages (a story, a test) give the route the id `root`. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(ROOT_ROUTE_ID);
  if (!data) throw new Error('The root route has not loaded.');
  return data;
}

/** Configuration of the shell that this page belongs to. */
export function useShell(): ShellConfiguration {
  return useRootData().shell;
}

/** Whether a user is signed in. */
export function useSession(): PageSession {
  return useRootData().session;
}

/** Where the farmer is, or null when they have not said. */
export function usePlace(): Place | null {
  return useRootData().place;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useRootData().language;
}

/** What the cart holds, in short. */
export interface CartSummary {
  /** Packs in the cart. */
  readonly count: number;
  /** Rupees for the goods, before delivery; 0 when empty. */
  readonly goodsTotal: number;
  readonly vendorId: string | null;
  readonly vendorName: string | null;
  readonly isPrebook: boolean;
  /** Quantity by variant. */
  readonly quantities: Readonly<Record<string, number>>;
}

/** What the cart holds, in short: from the root loader, so already in the first HTML. */
export function useCartSummary(): CartSummary {
  return cartSummary(useRootData().cart);
}

/** The short form of a cart. A cart that could not be loaded counts as empty. */
export function cartSummary(cart: CartInShort | null): CartSummary {
  const lines = cart?.lines ?? [];
  // Whole paise, so that 0.1 + 0.2 cannot show.
  const paise = lines.reduce(
    (sum, { quote, quantity }) => sum + Math.round((quote.price - quote.discount) * 100) * quantity,
    0,
  );
  return {
    count: cart?.count ?? 0,
    goodsTotal: paise / 100,
    vendorId: cart?.vendor?.id ?? null,
    vendorName: cart?.vendor?.vendor_details.name ?? null,
    isPrebook: cart?.is_prebook ?? false,
    quantities: Object.fromEntries(lines.map((line) => [line.variant_id, line.quantity])),
  };
}
