import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { useCartSummary } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { BottomBar, CircleUserIcon, HouseIcon, PackageIcon, ShoppingCartIcon, StoreIcon } from '@haat/ui-kit';

interface NavLink {
  readonly to: string;
  readonly textKey: string;
  readonly Icon: typeof HouseIcon;
  /** Beginnings of the paths of other pages of the section. */
  readonly under: readonly string[];
}

const NAV_LINKS: readonly NavLink[] = [
  { to: pathTo('home'), textKey: 'nav.home', Icon: HouseIcon, under: [] },
  {
    to: pathTo('products'),
    textKey: 'nav.shop',
    Icon: StoreIcon,
    under: ['/product/', '/categories', '/all-categories', '/brands', '/all-brands', '/dcs', '/nearby-dcs', '/ondc'],
  },
  { to: pathTo('cart'), textKey: 'nav.cart', Icon: ShoppingCartIcon, under: [] },
  { to: pathTo('orders'), textKey: 'nav.orders', Icon: PackageIcon, under: ['/order/'] },
  {
    to: pathTo('account'),
    textKey: 'nav.account',
    Icon: CircleUserIcon,
    under: ['/addresses', '/address/', '/login', '/language'],
  },
];

/** The bottom navigation: links to every section that exists. */
export function MainNavigation() {
  const { t } = useTranslation();
  const here = useLocation();
  const navigation = useNavigation();
  // A pressed link is highlighted at once, so that it is not pressed twice.
  const { pathname } = navigation.state === 'loading' ? navigation.location : here;
  const { count } = useCartSummary();
  const items = NAV_LINKS.map(({ to, textKey, Icon, under }) => ({
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
