import { useTranslation } from 'react-i18next';
import { ButtonLink, Share2Icon } from '@haat/ui-kit';

/** Where the page is sent on. */
export interface ShareLinkProps {
  readonly to: string;
  /** What the browser tells that it was pressed, without any script; undefined where nothing is told. */
  readonly ping: string | undefined;
}

/** Sends the page on by WhatsApp. */
export function ShareLink({ to, ping }: ShareLinkProps) {
  const { t } = useTranslation('posts');
  return (
    <ButtonLink to={to} variant="secondary" fullWidth icon={<Share2Icon />} ping={ping}>
      {t('share')}
    </ButtonLink>
  );
}
