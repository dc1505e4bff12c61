import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LocateFixedIcon, PhotoPicker } from '@haat/ui-kit';
import { PHOTO_FACTS_FIELD, isTakenHere, type PhotoFacts } from './photo-facts.ts';

/** How long the phone may look for its place, ms; one of a minute ago will do in a field. */
const GPS_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

type Place = NonNullable<PhotoFacts['place']>;

interface LossPhotosProps {
  readonly most: number;
}

/**
 * Photos of the loss. Of each its own time goes with the form, and the phone's place when the farmer adds it while
 * standing there: only to photos of the last minutes, and to those taken after it.
 */
export function LossPhotos({ most }: LossPhotosProps) {
  const { t } = useTranslation('insurance');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [places, setPlaces] = useState<ReadonlyMap<File, Place>>(new Map());
  const [search, setSearch] = useState<'idle' | 'working' | 'failed'>('idle');
  const isWanted = useRef(false);

  function locate(taken: readonly File[]): void {
    if (!('geolocation' in navigator)) return setSearch('failed');
    setSearch('working');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
        setSearch('idle');
        const here = taken.filter((photo) => isTakenHere(photo.lastModified, Date.now()));
        setPlaces((known) => new Map([...here.map((photo) => [photo, { lat, lng, accuracy }] as const), ...known]));
      },
      () => setSearch('failed'),
      GPS_OPTIONS,
    );
  }

  function change(chosen: readonly File[]): void {
    setPhotos(chosen);
    const added = chosen.filter((photo) => !photos.includes(photo));
    if (isWanted.current && added.length > 0) locate(added);
  }

  const facts = photos.map((photo): PhotoFacts => ({
    taken_at: new Date(photo.lastModified).toISOString(),
    place: places.get(photo) ?? null,
  }));
  const placed = facts.filter(({ place }) => place !== null).length;
  const texts = {
    ...{ take: t('loss.photo.take'), choose: t('loss.photo.choose'), remove: t('loss.photo.remove') },
    ...{ shrinking: t('loss.photo.shrinking'), photo: t('loss.photo.photo') },
    problems: {
      'not-a-picture': t('loss.photo.notPicture'),
      'too-big': t('loss.photo.tooBig'),
      'too-many': t('loss.photo.tooMany', { most }),
    },
  };
  return (
    <>
      <PhotoPicker
        name="photos"
        legend={t('loss.photo.legend')}
        most={most}
        countText={(added, of) => t('loss.photo.added', { added, most: of })}
        texts={texts}
        onChange={change}
      />
      <input type="hidden" name={PHOTO_FACTS_FIELD} value={JSON.stringify(facts)} />
      <div className="flex min-w-0 flex-col gap-2 noscript:hidden">
        <p className="text-14 text-ink-soft">{t('loss.place.why')}</p>
        <Button
          variant="secondary"
          fullWidth
          icon={<LocateFixedIcon />}
          busy={search === 'working'}
          onClick={() => {
            isWanted.current = true;
            locate(photos);
          }}
        >
          {search === 'working' ? t('loss.place.working') : t('loss.place.add')}
        </Button>
        <p role="status" className="font-semibold empty:hidden">
          {search === 'failed'
            ? t('loss.place.failed')
            : placed > 0
              ? t('loss.place.added', { count: placed, photos: photos.length })
              : ''}
        </p>
      </div>
    </>
  );
}
