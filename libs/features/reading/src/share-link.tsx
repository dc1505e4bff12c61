import { useTranslation } from 'react-i18next';
import { tellEvent, useRootData } from '@haat/app-context';
import { ButtonLink, Share2Icon } from '@haat/ui-kit';

/** Sends the page on by WhatsApp. */
export function ShareLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('posts');
  const { isMeasured } = useRootData();
  const tell = () => tellEvent(isMeasured, { name: 'share', properties: { route: location.pathname } });
  return (
    <ButtonLink to={to} variant="secondary" fullWidth icon={<Share2Icon />} onClick={tell}>
      {t('share')}
    </ButtonLink>
  );
}
