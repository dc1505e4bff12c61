import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCartSummary, useRootData } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';
import { AppFrame, CartBar, SkipLink } from '@haat/ui-kit';
import { MainNavigation } from './main-navigation.tsx';
import {
  AgentBar,
  CounterShortcuts,
  DeferredComingScreen,
  DeferredNotices,
  DeferredReadScreen,
} from './deferred-parts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Network } from './network.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { useKeptPage } from '../offline/use-kept-page.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useScreen } from './use-screen.ts';

/** The frame around every screen: bars, navigation, and notices over it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { isWebview, hostOrigins } = useRootData();
  const screen = useScreen();
  const { pathname: page } = useLocation();
  useFocusOnNavigation(hostOrigins);
  useKeptPage(isWebview ? false : screen.isKept);
  const isBare = screen.frame === 'none';
  return (
    <>
      <AppFrame
        corner={<DeferredReadScreen key={page} />}
        cover={<DeferredComingScreen />}
        top={
          <>
            <SkipLink label={t('frame.skip')} />
            <div>
              <Network />
              <AgentBar />
            </div>
            <NavigationProgress />
            {isBare || isWebview ? null : <ScreenBar screen={screen} />}
          </>
        }
        bottom={
          isBare ? null : (
            <>
              {screen.frame === 'home' || screen.frame === 'shop' ? <FloatingCart /> : null}
              <MainNavigation />
              <CounterShortcuts />
            </>
          )
        }
        bottomStepsAside={screen.ownBottomBar}
      >
        {children}
      </AppFrame>
      <DeferredNotices />
    </>
  );
}

/** Count and total of the cart, on shop screens, as long as there is something in it. */
function FloatingCart() {
  const { t } = useTranslation();
  const { count, goodsTotal } = useCartSummary();
  const { pathname } = useLocation();
  const cart = pathTo('cart');
  if (count === 0 || pathname === cart) return null;
  return (
    <CartBar
      to={cart}
      text={t('frame.cart_bar', { count, total: formatMoney(goodsTotal) })}
      actionLabel={t('frame.see_cart')}
    />
  );
}
