import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '@haat/ui-kit';

/** Small enough for a slow network; the numbers of a slip can still be read. */
const LONGEST_SIDE_PX = 1_280;
const QUALITY = 0.7;

/** The photo of a sale slip. */
export function SlipPhoto({ error }: { readonly error?: string | undefined }) {
  const { t } = useTranslation('mandi-slip');
  const [take, choose, remove, shrinking, photo] = [
    t('photo.take'),
    t('photo.choose'),
    t('photo.remove'),
    t('photo.shrinking'),
    t('photo.photo'),
  ];
  return (
    <PhotoPicker
      name="photos"
      legend={t('photo.legend')}
      hint={t('photo.hint')}
      error={error}
      most={1}
      longestSide={LONGEST_SIDE_PX}
      quality={QUALITY}
      countText={() => t('photo.added')}
      texts={{
        ...{ take, choose, remove, shrinking, photo },
        problems: {
          'not-a-picture': t('photo.notPicture'),
          'too-big': t('photo.tooBig'),
          'too-many': t('photo.tooMany'),
        },
      }}
    />
  );
}
