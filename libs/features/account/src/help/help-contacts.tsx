import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, PhoneIcon } from '@haat/ui-kit';

export interface HelpContactsProps {
  /** As farmers read it; null where none is configured. */
  readonly customerCare: string | null;
  /** Name, telephone and e-mail in one line; null where none is configured. */
  readonly grievanceOfficer: string | null;
}

/** Whom to ask: customer care first, then the officer who answers for complaints. */
export function HelpContacts({ customerCare, grievanceOfficer }: HelpContactsProps) {
  const { t } = useTranslation('help');
  if (customerCare === null && grievanceOfficer === null) return null;
  return (
    <Card>
      {customerCare === null ? null : (
        <>
          <h2 className="text-18 font-bold">{t('care.title')}</h2>
          <p className="pb-2">{customerCare}</p>
          <ButtonLink to={`tel:${customerCare.replaceAll(' ', '')}`} icon={<PhoneIcon />} fullWidth>
            {t('care.call')}
          </ButtonLink>
        </>
      )}
      {grievanceOfficer === null ? null : (
        <>
          <h2 className="pt-4 text-18 font-bold">{t('officer.title')}</h2>
          <p className="break-words">{grievanceOfficer}</p>
          <p className="text-ink-soft">{t('officer.when')}</p>
        </>
      )}
    </Card>
  );
}
