/** The shells, in the order in which they are listed. See docs/domain/application.md#shells. */
export const SHELLS = ['farmer', 'csc', 'business', 'shop'] as const;
/** A shell. */
export type ShellName = (typeof SHELLS)[number];

/** The shells in which people buy, in the same order. See docs/domain/application.md#shells. */
export const BUYING_SHELLS = ['farmer', 'csc', 'business'] as const satisfies readonly ShellName[];
/** A shell in which people buy. */
export type BuyingShell = (typeof BUYING_SHELLS)[number];

/**
 * What the bottom navigation of a shell may lead to: each is the name of a page. See
 * docs/domain/application.md#shells.
 */
export const SECTIONS = ['home', 'products', 'cart', 'orders', 'shopOrders', 'shopGoods', 'account'] as const;
/** A section of a shell. */
export type SectionName = (typeof SECTIONS)[number];
