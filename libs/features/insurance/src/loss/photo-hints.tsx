import { useTranslation } from 'react-i18next';
import { MOST_CLAIM_PHOTOS } from '@haat/api-contract/vocabulary';
import { Picture } from '@haat/ui-kit';

const HINTS = ['near', 'field', 'mark'] as const;
const SIDE_PX = 72;

/** Which photos prove a loss, by picture. */
export function PhotoHints() {
  const { t } = useTranslation('insurance');
  return (
    <>
      <p>{t('loss.hint.title', { most: MOST_CLAIM_PHOTOS })}</p>
      <ul className="flex min-w-0 flex-col gap-2">
        {HINTS.map((hint) => (
          <li key={hint} className="flex min-w-0 items-center gap-3">
            <Picture src={`/pictures/photo-${hint}.svg`} alt="" width={SIDE_PX} height={SIDE_PX} />
            <span className="min-w-0">{t(`loss.hint.${hint}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
