import type { MeasurementConsent, MeasurementQuestion, ServerTexts } from '@haat/app-context';

/** The answers, alike and beside each other. */
export const ANSWERS = ['yes', 'no'] as const;

/** What is asked of a reader who has not answered, in one sentence; null where there is nothing to ask. */
export function measurementQuestion({ asked, isOpen }: MeasurementConsent, t: ServerTexts): MeasurementQuestion | null {
  if (!isOpen || asked.length === 0) return null;
  return {
    text: t(asked.includes('marketing') ? 'measurement:ask.marketing' : 'measurement:ask.statistics'),
    yes: t('measurement:ask.yes'),
    no: t('measurement:ask.no'),
    more: t('measurement:ask.choose'),
  };
}
