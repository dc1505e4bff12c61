import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { useRootData } from '@haat/app-context';
import { useKeepSessionAlive, useOneFarmerAtATime } from '@haat/auth-session';
import { useCartMirror } from '@haat/cart-store';
import { Frame } from './frame/frame.tsx';
import { PAGE_LIVE } from './page-start/page-live.ts';

/** The root of every page: the frame, and the screen in it. */
export function Root() {
  const { session, cart, agent, isMeasured } = useRootData();
  const { revalidate } = useRevalidator();
  useOneFarmerAtATime(agent?.choice ?? null);
  useKeepSessionAlive({ session, onFound: () => void revalidate() });
  useCartMirror(cart, () => void revalidate());
  useEffect(() => void dispatchEvent(new Event(PAGE_LIVE)), []);
  useEffect(() => {
    if (isMeasured) void import('./measurement/measure-page.ts').then(({ measurePage }) => measurePage());
  }, [isMeasured]);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
