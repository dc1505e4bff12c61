import { useTranslation } from 'react-i18next';
import { sharePing, useRootData } from '@haat/app-context';
import { ButtonLink, Share2Icon } from '@haat/ui-kit';

/** Sends the page on by WhatsApp. */
export function ShareLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('posts');
  const { isMeasured } = useRootData();
  return (
    <ButtonLink to={to} variant="secondary" fullWidth icon={<Share2Icon />} ping={sharePing(isMeasured)}>
      {t('share')}
    </ButtonLink>
  );
}
