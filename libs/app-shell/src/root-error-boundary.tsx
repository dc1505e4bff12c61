import { useRouteError, useRouteLoaderData } from 'react-router';
import { ROOT_ROUTE_ID, type RootData } from '@haat/app-context';
import { AppFrame } from '@haat/ui-kit';
import { Frame } from './frame/frame.tsx';
import { isFailedAnswer, ScreenError } from './frame/screen-error.tsx';

/**
 * The last resort. Without a signal the frame's own data could not be asked for anew: what it knew before still stands, and so
 * do the doors. Only when the frame itself could not be drawn is there none.
 */
export function RootErrorBoundary() {
  const error = useRouteError();
  const known = useRouteLoaderData<RootData>(ROOT_ROUTE_ID);
  const Around = known && isFailedAnswer(error) ? Frame : AppFrame;
  return (
    <Around>
      <ScreenError />
    </Around>
  );
}
