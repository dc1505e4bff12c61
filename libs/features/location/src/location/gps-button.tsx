import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, LocateFixedIcon } from '@haat/ui-kit';
import { PlaceSearchForm } from './place-search-form.tsx';

/** How long the phone may look for its place, milliseconds; a place up to five minutes old will do. */
const GPS_OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

type GpsState = 'idle' | 'working' | 'refused' | 'failed';

export interface GpsButtonProps {
  /** Called with 'lat,lng' once the phone has said where it is. */
  readonly onFound: (latLng: string) => void;
  /** The found place is being looked up. */
  readonly busy: boolean;
}

/**
 * Takes the phone's own place, after a plain sentence on what it is for. Refusal or failure says what to do instead;
 * it never blocks the search below it. The server draws it too, so that nothing moves under a finger when the page's
 * script takes over; without JavaScript it is hidden.
 */
export function GpsButton({ onFound, busy }: GpsButtonProps) {
  const { t } = useTranslation('location');
  const [state, setState] = useState<GpsState>('idle');
  const asking = useRef(false);

  function ask(): void {
    if (asking.current) return;
    if (!('geolocation' in navigator)) return setState('failed');
    asking.current = true;
    setState('working');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        asking.current = false;
        setState('idle');
        onFound(`${coords.latitude.toFixed(6)},${coords.longitude.toFixed(6)}`);
      },
      (error) => {
        asking.current = false;
        setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed');
      },
      GPS_OPTIONS,
    );
  }

  if (state === 'refused' || state === 'failed') return <GpsProblem problem={state} onAgain={ask} />;
  const isWorking = state === 'working' || busy;
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <p className="text-ink-soft">{t('gps.reason')}</p>
      <Button size="large" fullWidth icon={<LocateFixedIcon />} busy={isWorking} onClick={ask}>
        {isWorking ? t('gps.working') : t('gps.use')}
      </Button>
    </div>
  );
}

interface GpsProblemProps {
  readonly problem: 'refused' | 'failed';
  readonly onAgain: () => void;
}

/**
 * Why the phone's place was not found, and the one thing to do: write it where the phone may not say it, else try
 * again.
 */
export function GpsProblem({ problem, onAgain }: GpsProblemProps) {
  const { t } = useTranslation('location');
  return (
    <div role="status">
      <EmptyState
        size="part"
        picture="/pictures/no-location.svg"
        title={t(`gps.${problem}Title`)}
        detail={t(`gps.${problem}`)}
        action={
          problem === 'refused' ? (
            <PlaceSearchForm>{t('gps.write')}</PlaceSearchForm>
          ) : (
            <Button fullWidth icon={<LocateFixedIcon />} onClick={onAgain}>
              {t('main:retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
