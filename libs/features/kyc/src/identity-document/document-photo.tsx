import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '@haat/ui-kit';

/** Small enough for a slow network, large enough to read a card. */
const LONGEST_SIDE_PX = 1_000;
const QUALITY = 0.65;

/** A photo of the card; not needed. */
export function DocumentPhoto() {
  const { t } = useTranslation('id-kyc');
  return (
    <PhotoPicker
      name="photo"
      legend={t('photo.legend')}
      hint={t('photo.hint')}
      most={1}
      longestSide={LONGEST_SIDE_PX}
      quality={QUALITY}
      countText={() => t('photo.added')}
      texts={{
        take: t('photo.take'),
        choose: t('photo.choose'),
        remove: t('photo.remove'),
        shrinking: t('photo.shrinking'),
        photo: t('photo.photo'),
        problems: {
          'not-a-picture': t('photo.notPicture'),
          'too-big': t('photo.tooBig'),
          'too-many': t('photo.tooMany'),
        },
      }}
    />
  );
}
