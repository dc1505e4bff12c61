import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { useCartSummary } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { BottomBar, CircleUserIcon, HouseIcon, PackageIcon, ShoppingCartIcon, StoreIcon } from '@haat/ui-kit';

const NAV_LINKS = [
  { path: 'home', textKey: 'nav.home', Icon: HouseIcon, under: [] },
  {
    path: 'products',
    textKey: 'nav.shop',
    Icon: StoreIcon,
    under: ['/product/', '/categories', '/all-categories', '/brands', '/all-brands', '/dcs', '/nearby-dcs', '/ondc'],
  },
  { path: 'cart', textKey: 'nav.cart', Icon: ShoppingCartIcon, under: [] },
  { path: 'orders', textKey: 'nav.orders', Icon: PackageIcon, under: ['/order/'] },
  {
    path: 'account',
    textKey: 'nav.account',
    Icon: CircleUserIcon,
    under: ['/addresses', '/address/', '/login', '/language'],
  },
] as const;

/** The bottom navigation: links to every section that exists. */
export function MainNavigation() {
  const { t } = useTranslation();
  const here = useLocation();
  const navigation = useNavigation();
  // A pressed link is highlighted at once, so that it is not pressed twice.
  const { pathname } = navigation.state === 'loading' ? navigation.location : here;
  const { count } = useCartSummary();
  const items = NAV_LINKS.map(({ path, textKey, Icon, under }) => {
    const to = pathTo(path);
    return {
      to,
      label: t(textKey),
      icon: <Icon />,
      current:
        pathname === to ||
        (to !== '/' && pathname.startsWith(`${to}/`)) ||
        under.some((start) => pathname.startsWith(start)),
      ...(path === 'cart' ? { count: { value: count, label: t('frame.packs_in_cart', { count }) } } : {}),
    };
  });
  return <BottomBar label={t('frame.nav')} items={items} />;
}
