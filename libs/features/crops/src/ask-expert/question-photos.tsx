import { useTranslation } from 'react-i18next';
import { MOST_QUESTION_PHOTOS } from '@haat/api-contract/vocabulary';
import { PhotoPicker } from '@haat/ui-kit';

/** Photos of the plant. */
export function QuestionPhotos({ error }: { readonly error?: string | undefined }) {
  const { t } = useTranslation('agri-expert');
  const texts = {
    ...{ take: t('photo.take'), choose: t('photo.choose'), remove: t('photo.remove') },
    ...{ shrinking: t('photo.shrinking'), photo: t('photo.photo') },
    problems: {
      'not-a-picture': t('photo.notPicture'),
      'too-big': t('photo.tooBig'),
      'too-many': t('photo.tooMany', { most: MOST_QUESTION_PHOTOS }),
    },
  };
  return (
    <PhotoPicker
      name="photos"
      legend={t('photo.legend')}
      hint={t('photo.hint')}
      error={error}
      most={MOST_QUESTION_PHOTOS}
      countText={(added, most) => t('photo.added', { added, most })}
      texts={texts}
    />
  );
}
