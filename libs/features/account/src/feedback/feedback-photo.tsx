import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '@haat/ui-kit';

/** A photo of what feedback is about. */
export function FeedbackPhoto() {
  const { t } = useTranslation('feedback');
  const problems = {
    'not-a-picture': t('photo.notPicture'),
    'too-big': t('photo.tooBig'),
    'too-many': t('photo.tooMany'),
  };
  return (
    <PhotoPicker
      name="photos"
      legend={t('photo.legend')}
      hint={t('photo.hint')}
      most={1}
      countText={() => t('photo.added')}
      texts={{
        take: t('photo.take'),
        choose: t('photo.choose'),
        remove: t('photo.remove'),
        shrinking: t('photo.shrinking'),
        photo: t('photo.photo'),
        problems,
      }}
    />
  );
}
