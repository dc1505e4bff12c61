import { useTranslation } from 'react-i18next';
import { PhotoPicker } from '@haat/ui-kit';

/** Four of them fit into one form on a slow network, and a label can still be read. */
const LONGEST_SIDE_PX = 1_280;
const QUALITY = 0.7;
const MOST = 4;

/** Photos of what is wrong. */
export function PhotoSection({ error }: { readonly error?: string | undefined }) {
  const { t } = useTranslation('after-order');
  return (
    <PhotoPicker
      name="photos"
      legend={t('photo.legend')}
      hint={t('photo.hint')}
      error={error}
      most={MOST}
      longestSide={LONGEST_SIDE_PX}
      quality={QUALITY}
      countText={(added, most) => t('photo.count', { added, most })}
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
