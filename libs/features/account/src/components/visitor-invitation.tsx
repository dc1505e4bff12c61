import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ButtonLink, Card } from '@haat/ui-kit';

/** Says what signing in is good for. Browsing stays open without it. */
export function VisitorInvitation() {
  const { t } = useTexts('account');
  return (
    <Card>
      <div className="flex flex-col gap-1">
        <h2 className="text-18 font-bold">{t('visitor.title')}</h2>
        <p className="text-ink-soft">{t('visitor.detail')}</p>
      </div>
      <ButtonLink to={pathTo('login', {}, { next: pathTo('account') })} size="large" fullWidth>
        {t('visitor.action')}
      </ButtonLink>
    </Card>
  );
}
