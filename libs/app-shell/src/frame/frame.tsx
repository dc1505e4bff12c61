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
  HostLink,
  PushPrompt,
} from './deferred-parts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Network } from './network.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { useKeptPage } from '../offline/use-kept-page.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useScreen, type ShownScreen } from './use-screen.ts';

/** The frame around every screen: bars, navigation, and notices over it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { isWebview, shell } = useRootData();
  const screen = useScreen();
  const { pathname: page } = useLocation();
  useFocusOnNavigation();
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
            {isBare ? null : isWebview ? <HeadingAlone screen={screen} /> : <ScreenBar screen={screen} />}
          </>
        }
        bottom={
          isBare ? null : (
            <>
              <PushPrompt />
              {shell.isForBuying && (screen.frame === 'home' || screen.frame === 'shop') ? <FloatingCart /> : null}
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
      {isWebview ? <HostLink /> : null}
    </>
  );
}

/** In a webview the host's bar shows the title; what is read aloud finds its heading where it always is. */
function HeadingAlone({ screen: { frame, ownHeading, title } }: { readonly screen: ShownScreen }) {
  return frame === 'home' || ownHeading || !title ? null : <h1 className="sr-only">{title}</h1>;
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
