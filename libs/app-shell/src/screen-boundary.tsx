import { Outlet } from 'react-router';
import { ScreenError } from './frame/deferred-parts.tsx';

/** Holds the screens. One that fails is replaced by what happened and what to do; the frame around it stays. */
export default function ScreenBoundary() {
  return <Outlet />;
}

export { ScreenError as ErrorBoundary };
