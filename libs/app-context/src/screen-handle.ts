/** Namespaces of texts: one per feature area. See docs/domain/application.md#languages. */
export type Namespace =
  | 'main'
  | 'home'
  | 'not-found'
  | 'location'
  | 'language'
  | 'lite'
  | 'offline'
  | 'login'
  | 'account'
  | 'credit'
  | 'products'
  | 'product-feed'
  | 'search'
  | 'nearby-centres'
  | 'shop-order'
  | 'shop-orders'
  | 'shop-goods'
  | 'shop-terms'
  | 'cart'
  | 'address'
  | 'order'
  | 'after-order'
  | 'payments'
  | 'bank-kyc'
  | 'id-kyc'
  | 'about'
  | 'privacy'
  | 'step-up'
  | 'passkeys'
  | 'devices'
  | 'shared-phone'
  | 'delete-account'
  | 'help'
  | 'notices'
  | 'push'
  | 'growth'
  | 'agents'
  | 'counter'
  | 'my-agents'
  | 'earnings'
  | 'open-network'
  | 'network-cart'
  | 'mandi'
  | 'mandi-slip'
  | 'crop'
  | 'sowing-date'
  | 'crop-guide'
  | 'crop-problems'
  | 'agri-expert'
  | 'soil-test'
  | 'geotags'
  | 'booking'
  | 'feedback'
  | 'biotic-stress'
  | 'insurance'
  | 'prescription'
  | 'shri'
  | 'term-sheet'
  | 'measurement'
  | 'posts'
  | 'news'
  | 'ask-question'
  | 'ask-help'
  | 'fields'
  | 'field-form'
  | 'khetibook'
  | 'training'
  | 'satellite';

/** What a screen declares to the frame: its route module's `handle`. */
export interface ScreenHandle {
  /** Namespaces that the screen needs beside `main`; only these go to the phone. */
  readonly namespaces: readonly Namespace[];
  /**
   * `home` (brand, place, language and search), `shop` (back, title, search and the floating cart bar),
   * `plain` (back and title), `none` (the screen draws everything itself). `plain` if left out.
   */
  readonly frame?: 'home' | 'shop' | 'plain' | 'none';
  /** Where 'back' leads when there is no page before this one; home if left out. */
  readonly backTo?: string;
  /** The screen draws its own heading, so the top bar leaves the title out. */
  readonly ownHeading?: boolean;
  /**
   * The page is the same for all guests without a cart who share language, place and address: it is kept for seconds.
   * Its loader may read the request's context and cookies, and no other header. See
   * docs/domain/application.md#pages-of-guests.
   */
  readonly sameForGuests?: boolean;
  /**
   * People land on the page from a search engine, an advert or a share: it shows its content at once, and nothing is
   * asked before it; its loader sets a card for sharing (`shareCardContext`), and what is listed of its pages is a line
   * of the sitemap. See docs/domain/application.md#entry-pages.
   */
  readonly isEntry?: boolean;
  /**
   * People come back to the page where there is no network: the phone keeps a copy of it, which opens then;
   * `with-others` only where it keeps another page already, so that a first visit brings nothing more. See
   * docs/domain/application.md#pages-without-a-network.
   */
  readonly isKept?: boolean | 'with-others';
  /** The screen has its own bottom bar, such as 'place order': the bottom navigation is hidden. */
  readonly ownBottomBar?: boolean;
}
