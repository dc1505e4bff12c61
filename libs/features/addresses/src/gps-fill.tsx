import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, LocateFixedIcon } from '@haat/ui-kit';

/** How long the phone may look for its place, milliseconds; a place up to a minute old will do. */
const GPS_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

export interface GpsFillProps {
  /** Called with 'lat,lng' once the phone has said where it is. */
  readonly onFound: (latLng: string) => void;
  readonly busy: boolean;
  /** Result of the last position lookup. */
  readonly outcome: 'filled' | 'failed' | null;
}

/**
 * Fills in an address from the phone's position, after a sentence that explains the purpose. The server draws it too,
 * so that nothing moves under a finger when the page's script takes over; without JavaScript it is hidden.
 */
export function GpsFill({ onFound, busy, outcome }: GpsFillProps) {
  const { t } = useTranslation('address');
  const [state, setState] = useState<'idle' | 'working' | 'refused' | 'failed'>('idle');
  const isAsking = useRef(false);

  function ask(): void {
    if (isAsking.current) return;
    if (!('geolocation' in navigator)) return setState('failed');
    isAsking.current = true;
    setState('working');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        isAsking.current = false;
        setState('idle');
        onFound(`${coords.latitude.toFixed(6)},${coords.longitude.toFixed(6)}`);
      },
      ({ code, PERMISSION_DENIED }) => {
        isAsking.current = false;
        setState(code === PERMISSION_DENIED ? 'refused' : 'failed');
      },
      GPS_OPTIONS,
    );
  }

  const isWorking = state === 'working' || busy;
  const problem = state === 'refused' || state === 'failed' ? state : outcome === 'failed' ? 'failed' : null;
  return (
    <div className="flex flex-col gap-2 noscript:hidden">
      <p className="text-ink-soft">{t('gps.reason')}</p>
      <Button variant="secondary" fullWidth icon={<LocateFixedIcon />} busy={isWorking} onClick={ask}>
        {isWorking ? t('gps.working') : t('gps.use')}
      </Button>
      {problem && !isWorking ? (
        <Banner tone="warning" announce>
          {t(`gps.${problem}`)}
        </Banner>
      ) : null}
      {outcome === 'filled' && !isWorking && !problem ? (
        <Banner tone="success" announce>
          {t('gps.filled')}
        </Banner>
      ) : null}
    </div>
  );
}
