import { Outlet } from 'react-router';
import { ALL_CART_STORAGE_KEYS } from '@haat/cart-core';
import { useRootData } from '@haat/app-context';
import { useSessionCare } from '@haat/auth-session';
import { Frame } from './frame/frame.tsx';

/** The root of every page: the frame, and the screen in it. */
export function Root() {
  const { session, hostOrigins } = useRootData();
  useSessionCare({ session, personalKeys: ALL_CART_STORAGE_KEYS, hostOrigins });
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
