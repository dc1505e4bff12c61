import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { TextLink } from '@haat/ui-kit';
import { Facts } from './facts.tsx';
import type { DoseView } from './product.data.ts';

/** Every crop that the product is for, with its dose and the days to wait before harvest. */
export function UsesList({ uses }: { readonly uses: readonly DoseView[] }) {
  const { t } = useTranslation('products');
  if (uses.length === 0) return null;
  return (
    <Facts
      title={t('dose.cropsHeading')}
      facts={uses.map(({ cropId, crop, dose, waitingDays }) => ({
        name: crop,
        value: (
          <>
            {dose}
            <span className="flex">
              <TextLink to={pathTo('crop', {}, { crop: cropId })} edge="start">
                {t('dose.aboutCrop')}
                <span className="sr-only">: {crop}</span>
              </TextLink>
            </span>
          </>
        ),
        warning: waitingDays === null ? null : t('dose.waiting', { count: waitingDays }),
      }))}
      note={t('dose.labelFirst')}
    />
  );
}
