import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, TextLink } from '@haat/ui-kit';
import type { ComplaintView } from './help.data.ts';

/** The person's complaints; a guest is asked to log in, and what could not be loaded is not called empty. */
export function ComplaintList({ complaints }: { readonly complaints: readonly ComplaintView[] | 'failed' | null }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="complaints" className="flex min-w-0 flex-col gap-3">
      <h2 id="complaints" className="text-18 font-bold">
        {t('complaints.title')}
      </h2>
      {complaints === null ? (
        <>
          <p>{t('guest.text')}</p>
          <ButtonLink to={pathTo('login', {}, { next: pathTo('help') })} variant="secondary" fullWidth>
            {t('guest.action')}
          </ButtonLink>
        </>
      ) : complaints === 'failed' ? (
        <>
          <Banner tone="danger" announce>
            <p>{t('failed')}</p>
          </Banner>
          <ButtonLink to={pathTo('help')} variant="secondary" fullWidth>
            {t('main:retry')}
          </ButtonLink>
        </>
      ) : complaints.length === 0 ? (
        <p className="text-ink-soft">{t('complaints.none')}</p>
      ) : (
        complaints.map(({ number, to, look, open, title, about, status, next }) => (
          <Card key={number}>
            <h3 className="font-bold break-words">{title}</h3>
            <p className="text-ink-soft">{about}</p>
            <p className="font-semibold">{status}</p>
            {next.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <TextLink to={to} aria-label={open}>
              {look}
            </TextLink>
          </Card>
        ))
      )}
      <ButtonLink to={pathTo('orders')} variant="secondary" fullWidth>
        {t('complaints.make')}
      </ButtonLink>
      <ButtonLink to={pathTo('feedback')} variant="secondary" fullWidth>
        {t('feedback.make')}
      </ButtonLink>
    </section>
  );
}
