import { useTranslation } from 'react-i18next';
import { ButtonLink, Share2Icon } from '@haat/ui-kit';

/** Sends the page on by WhatsApp. */
export function ShareLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('posts');
  return (
    <ButtonLink to={to} variant="secondary" fullWidth icon={<Share2Icon />}>
      {t('share')}
    </ButtonLink>
  );
}
