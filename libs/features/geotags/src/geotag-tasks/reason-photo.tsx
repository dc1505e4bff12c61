import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '@haat/ui-kit';

/** A photo beside a reason, where there is one. */
export function ReasonPhoto() {
  const { t } = useTranslation('geotags');
  return (
    <PhotoPicker
      name="photos"
      legend={t('photo.optional')}
      most={1}
      countText={() => t('photo.added')}
      texts={{
        ...{ take: t('photo.take'), choose: t('photo.choose'), remove: t('photo.remove') },
        ...{ shrinking: t('photo.shrinking'), photo: t('photo.photo') },
        problems: {
          'not-a-picture': t('photo.notPicture'),
          'too-big': t('photo.tooBig'),
          'too-many': t('photo.tooMany'),
        },
      }}
    />
  );
}
