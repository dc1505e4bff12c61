import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { SectionName } from '@haat/api-contract/vocabulary';
import { useCartSummary, useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { BottomBar, CircleUserIcon, HouseIcon, PackageIcon, ShoppingCartIcon, StoreIcon } from '@haat/ui-kit';

interface NavLink {
  readonly to: string;
  readonly textKey: string;
  readonly Icon: typeof HouseIcon;
  /** Beginnings of the paths of other pages of the section. */
  readonly under: readonly string[];
}

const NAV_LINKS: Readonly<Record<SectionName, NavLink>> = {
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

/** The bottom navigation: links to every section of the shell. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { shell } = useRootData();
  const here = useLocation();
  const navigation = useNavigation();
  // A pressed link is highlighted at once, so that it is not pressed twice.
  const { pathname } = navigation.state === 'loading' ? navigation.location : here;
  const { count } = useCartSummary();
  const items = shell.sections
    .map((name) => NAV_LINKS[name])
    .map(({ to, textKey, Icon, under }) => ({
      to,
      label: t(textKey),
      icon: <Icon />,
      current:
        pathname === to ||
        (to !== '/' && pathname.startsWith(`${to}/`)) ||
        under.some((start) => pathname.startsWith(start)),
      ...(to === pathTo('cart') ? { count: { value: count, label: t('frame.packs_in_cart', { count }) } } : {}),
    }));
  return <BottomBar label={t('frame.nav')} items={items} />;
}
