import type { SectionName } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { CircleUserIcon, HouseIcon, PackageIcon, ShoppingCartIcon, StoreIcon } from '@haat/ui-kit';

/** Where a section of the navigation leads. */
interface Section {
  readonly to: string;
  readonly textKey: string;
  readonly Icon: typeof HouseIcon;
  /** Beginnings of the paths of other pages of the section. */
  readonly under: readonly string[];
}

/**
 * Sections of the bottom navigation. Each path is asked for by its name: the browser then gets these alone, and not
 * those of every page.
 */
export const SECTIONS: Readonly<Record<SectionName, Section>> = {
  home: { to: pathTo('home'), textKey: 'nav.home', Icon: HouseIcon, under: [] },
  products: {
    to: pathTo('products'),
    textKey: 'nav.shop',
    Icon: StoreIcon,
    under: ['/product/', '/categories', '/all-categories', '/brands', '/all-brands', '/dcs', '/nearby-dcs', '/ondc'],
  },
  cart: { to: pathTo('cart'), textKey: 'nav.cart', Icon: ShoppingCartIcon, under: [] },
  orders: { to: pathTo('orders'), textKey: 'nav.orders', Icon: PackageIcon, under: ['/order/'] },
  shopOrders: { to: pathTo('shopOrders'), textKey: 'nav.orders', Icon: PackageIcon, under: ['/shop/order/'] },
  shopGoods: {
    to: pathTo('shopGoods'),
    textKey: 'nav.goods',
    Icon: StoreIcon,
    under: ['/shop/hours', '/shop/licences', '/shop/ledger'],
  },
  account: {
    to: pathTo('account'),
    textKey: 'nav.account',
    Icon: CircleUserIcon,
    under: ['/addresses', '/address/', '/login', '/language'],
  },
};
