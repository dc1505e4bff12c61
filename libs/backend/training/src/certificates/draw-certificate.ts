import type { Certificate } from '@haat/api-contract/training';
import type { Language } from '@haat/api-contract/vocabulary';
import { openPage, scriptOf } from '@haat/backend-documents';
import { inLanguage } from '@haat/backend-platform';
import texts from './certificate-texts.json' with { type: 'json' };

/** A4 in points, and the white around what is written. */
const [WIDTH, MARGIN] = [595, 64];
const INNER = WIDTH - 2 * MARGIN;
const GAP = 14;
/** Where on the farmers' shell a certificate is checked. */
const CHECK_PATH = '/farmer-services/dehaat-captain-training';

/** Trainings in the field on the sheet, so that it stays one. */
const MOST_DRAWN = 5;

type TextKey = keyof typeof texts;

/**
 * Draws a certificate: one A4 sheet.
 * @param farmerAddress base address of the farmers' shell, where its number is checked
 * @returns the PDF
 */
export async function drawCertificate(
  { number, name, issued_day: day, attendances }: Certificate,
  language: Language,
  farmerAddress: string,
): Promise<Buffer> {
  const t = (key: TextKey) => inLanguage(texts[key], language);
  const created = new Date(`${day}T00:00:00+05:30`);
  const page = await openPage(scriptOf(language), { title: `${t('title')} ${number}`, language, created });
  let y = 2 * MARGIN;
  const line = (text: string, size: number, weight?: 'bold') => {
    const style = { width: INNER, size, align: 'center' as const, ...(weight === undefined ? {} : { weight }) };
    y += page.write(text, MARGIN, y, style) + GAP;
  };
  line(t('market'), 12);
  line(t('title'), 26, 'bold');
  page.rule(MARGIN, y, INNER);
  y += 2 * GAP;
  line(t('confirms'), 12);
  line(name, 24, 'bold');
  line(t('passed'), 12);
  y += GAP;
  line(`${t('day')}: ${written(day)}`, 12);
  for (const attended of attendances.slice(0, MOST_DRAWN))
    line(`${t('attended')}: ${attended.place}, ${written(attended.day)}`, 12);
  line(`${t('number')}: ${number}`, 14, 'bold');
  page.rule(MARGIN, y, INNER);
  y += 2 * GAP;
  const check = new URL(CHECK_PATH, farmerAddress);
  check.searchParams.set('certificate', number);
  line(t('check'), 10);
  line(check.href, 10);
  line(t('isNot'), 10);
  return page.finish();
}

/** A day as it is written in India: 26-11-2026. */
function written(day: string): string {
  return day.split('-').reverse().join('-');
}
