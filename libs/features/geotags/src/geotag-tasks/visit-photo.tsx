import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LocateFixedIcon, PhotoPicker } from '@haat/ui-kit';
import { NO_FACTS, VISIT_FACTS_FIELD, type VisitFacts } from './visit-facts.ts';

/** How long the phone may look for its place, ms; one of a minute ago will do in a field. */
const GPS_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

interface VisitPhotoProps {
  readonly error: string | undefined;
}

/**
 * A photo at the field with the phone's place, which the farmer adds by a press of their own; a photo that is taken
 * after it gets the place anew. What the phone's clock says goes with the form.
 */
export function VisitPhoto({ error }: VisitPhotoProps) {
  const { t } = useTranslation('geotags');
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const [place, setPlace] = useState<VisitFacts['place']>(null);
  const [search, setSearch] = useState<'idle' | 'working' | 'failed'>('idle');
  const isWanted = useRef(false);
  const facts = useRef<HTMLInputElement>(null);
  const told: VisitFacts = { ...NO_FACTS, taken_at: takenAt, place };

  useEffect(() => {
    const field = facts.current;
    const form = field?.form;
    // The moment at which the farmer sends it: the form may lie on the phone afterwards.
    const note = () => {
      if (field !== null) field.value = JSON.stringify({ ...told, sent_at: new Date().toISOString() });
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  });

  function locate(): void {
    isWanted.current = true;
    if (!('geolocation' in navigator)) return setSearch('failed');
    setSearch('working');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy }, timestamp }) => {
        setSearch('idle');
        setPlace({ lat, lng, accuracy, at: new Date(timestamp).toISOString() });
      },
      () => setSearch('failed'),
      GPS_OPTIONS,
    );
  }

  const texts = {
    ...{ take: t('photo.take'), choose: t('photo.choose'), remove: t('photo.remove') },
    ...{ shrinking: t('photo.shrinking'), photo: t('photo.photo') },
    problems: {
      'not-a-picture': t('photo.notPicture'),
      'too-big': t('photo.tooBig'),
      'too-many': t('photo.tooMany'),
    },
  };
  return (
    <>
      <PhotoPicker
        name="photos"
        legend={t('photo.legend')}
        hint={t('photo.hint')}
        error={error}
        most={1}
        countText={() => t('photo.added')}
        texts={texts}
        onChange={([photo]) => {
          setTakenAt(photo === undefined ? null : new Date(photo.lastModified).toISOString());
          if (photo !== undefined && isWanted.current) locate();
        }}
      />
      <input ref={facts} type="hidden" name={VISIT_FACTS_FIELD} value={JSON.stringify(told)} readOnly />
      <div className="flex min-w-0 flex-col gap-2 noscript:hidden">
        <Button variant="secondary" fullWidth icon={<LocateFixedIcon />} busy={search === 'working'} onClick={locate}>
          {search === 'working' ? t('place.working') : t('place.add')}
        </Button>
        <p role="status" className="font-semibold empty:hidden">
          {search === 'failed'
            ? t('place.failed')
            : place === null
              ? ''
              : t('place.added', { metres: Math.ceil(place.accuracy) })}
        </p>
      </div>
    </>
  );
}
