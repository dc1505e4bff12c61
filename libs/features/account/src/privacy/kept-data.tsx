import { useTranslation } from 'react-i18next';
import { KEPT_DATA_PURPOSES } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Accordion, TextLink } from '@haat/ui-kit';

/**
 * For each purpose which data is kept, why, how long and who sees it, and who answers for it. See
 * docs/domain/identity.md#consents.
 */
export function KeptData({ dataProtectionOfficer }: { readonly dataProtectionOfficer: string | null }) {
  const { t } = useTranslation('privacy');
  return (
    <section aria-labelledby="kept-data" className="flex min-w-0 flex-col gap-3">
      <h2 id="kept-data" className="text-18 font-bold">
        {t('data.title')}
      </h2>
      {KEPT_DATA_PURPOSES.map((purpose) => (
        <Accordion key={purpose} title={t(`purpose.${purpose}`)}>
          <p>{t(`about.${purpose}`)}</p>
        </Accordion>
      ))}
      <p>{t('data.adults')}</p>
      <TextLink to={pathTo('deleteAccount')}>{t('more')}</TextLink>
      {dataProtectionOfficer === null ? null : (
        <>
          <h2 className="text-18 font-bold">{t('officer.title')}</h2>
          <p className="break-words">{dataProtectionOfficer}</p>
        </>
      )}
      <p className="text-ink-soft">{t('officer.board')}</p>
    </section>
  );
}
