/** A key, and what is printed on it. Where it lies counts, so that it works while an Indian script is typed. */
interface Press {
  readonly code: string;
  readonly label: string;
}

/** What a shortcut does: open a page, go to the search field, or list the shortcuts. */
export type ShortcutAct = 'home' | 'products' | 'cart' | 'orders' | 'search' | 'list';

/** One keyboard shortcut: keys that are pressed one after the other. */
export interface Shortcut {
  readonly presses: readonly Press[];
  readonly act: ShortcutAct;
  readonly textKey: string;
}

const G = { code: 'KeyG', label: 'g' };

/** Every keyboard shortcut; what works and what is listed both read this. */
export const SHORTCUTS: readonly Shortcut[] = [
  { presses: [{ code: 'Slash', label: '/' }], act: 'search', textKey: 'frame.search' },
  { presses: [G, { code: 'KeyH', label: 'h' }], act: 'home', textKey: 'nav.home' },
  { presses: [G, { code: 'KeyS', label: 's' }], act: 'products', textKey: 'nav.shop' },
  { presses: [G, { code: 'KeyC', label: 'c' }], act: 'cart', textKey: 'nav.cart' },
  { presses: [G, { code: 'KeyO', label: 'o' }], act: 'orders', textKey: 'nav.orders' },
  { presses: [{ code: 'Shift+Slash', label: '?' }], act: 'list', textKey: 'shortcuts.list' },
];
