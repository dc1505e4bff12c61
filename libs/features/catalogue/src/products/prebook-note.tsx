import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink } from '@haat/ui-kit';

export interface PrebookNoteProps {
  readonly path: string;
  /** The shop of these prebook offers, and their last day. */
  readonly text: string;
}

/** Says that goods are booked ahead here, and leads back to those on the shelf. */
export function PrebookNote({ path, text }: PrebookNoteProps) {
  const { t } = useTranslation('products');
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={`${path}?prebook=false`} variant="secondary">
          {t('prebook.onShelf')}
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  );
}
