import { Outlet, useRevalidator } from 'react-router';
import { DRAFT_KEYS, useRootData } from '@haat/app-context';
import { useSessionCare } from '@haat/auth-session';
import { CART_STORE_KEYS, useCartMirror } from '@haat/cart-store';
import { Frame } from './frame/frame.tsx';

/** What this phone keeps of a person, beside cookies. */
const PERSONAL_KEYS = [...CART_STORE_KEYS, ...Object.values(DRAFT_KEYS)];

/** The root of every page: the frame, and the screen in it. */
export function Root() {
  const { session, hostOrigins, cart } = useRootData();
  const { revalidate } = useRevalidator();
  useSessionCare({ session, personalKeys: PERSONAL_KEYS, hostOrigins });
  useCartMirror(cart, () => void revalidate());
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
