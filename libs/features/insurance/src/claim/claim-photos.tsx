import { useTranslation } from 'react-i18next';
import { Picture } from '@haat/ui-kit';
import type { ShownClaim } from './claim.data.ts';

const SIDE_PX = 160;

/** The photos of a claim, each with what is kept of it. */
export function ClaimPhotos({ photos }: Pick<ShownClaim, 'photos'>) {
  const { t } = useTranslation('insurance');
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="claim-photos" className="flex min-w-0 flex-col gap-3">
      <h2 id="claim-photos" className="text-18 font-bold">
        {t('claim.photos')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-4">
        {photos.map(({ id, name, src, told }) => (
          <li key={id} className="flex min-w-0 flex-wrap gap-3">
            <Picture isPrivate src={src} alt={name} width={SIDE_PX} height={SIDE_PX} />
            <div className="room-for-words min-w-0 text-14">
              <p className="font-semibold">{name}</p>
              {told.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
