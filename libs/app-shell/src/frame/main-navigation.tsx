import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { useCartSummary, useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { BottomBar } from '@haat/ui-kit';
import { SECTIONS } from './sections.ts';

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
    .map((name) => SECTIONS[name])
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
