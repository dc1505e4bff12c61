import { AppFrame } from '@haat/ui-kit';
import { ScreenError } from '../frame/deferred-parts.tsx';

/** The last resort, when the frame itself could not be drawn. */
export function RootErrorBoundary() {
  return (
    <AppFrame>
      <ScreenError />
    </AppFrame>
  );
}
