import { SOIL_PARAMETERS, type Language, type SoilParameter } from '@haat/api-contract/vocabulary';
import { openPage, scriptOf } from '@haat/backend-documents';
import { inLanguage } from '@haat/backend-platform';
import { formatAmount, indiaDay } from '@haat/format';
import { rightRange, soilClass, SOIL_SCALES } from '@haat/soil-core';
import type { soilSamples } from '../tables.ts';
import texts from './report-texts.json' with { type: 'json' };

/** A4 in points, and the white around what is written. */
const [WIDTH, MARGIN] = [595, 48];
const INNER = WIDTH - 2 * MARGIN;
/** Where the columns of values begin, from the left margin: name, value, what it means, what is right. */
const COLUMNS = [0, 170, 280, 350, INNER];
const GAP = 8;

type TextKey = keyof typeof texts;
type Row = typeof soilSamples.$inferSelect;

/** Draws the report of a sample: one A4 sheet. @returns the PDF */
export async function drawSoilReport(
  { bagNumber, values, decidedAt, sentAt, laboratoryName, acres }: Row,
  language: Language,
): Promise<Buffer> {
  const t = (key: TextKey) => inLanguage(texts[key], language);
  const day = decidedAt ?? sentAt;
  const title = `${t('title')} ${bagNumber}`;
  const page = await openPage(scriptOf(language), { title, language, created: day });
  let y = MARGIN;
  const row = (cells: readonly string[], style: { weight?: 'bold' } = {}) => {
    const heights = cells.map((cell, at) => {
      const x = COLUMNS[at] ?? 0;
      const width = (COLUMNS[at + 1] ?? INNER) - x - GAP;
      return page.write(cell, MARGIN + x, y, { width, size: 10, ...style });
    });
    y += Math.max(...heights) + 4;
  };
  const fact = (name: string, value: string) => row([name, value]);
  y += page.write(t('title'), MARGIN, y, { width: INNER, size: 18, weight: 'bold' });
  if (laboratoryName === null) y += page.write(t('sample'), MARGIN, y, { width: INNER, size: 10, weight: 'bold' });
  y += GAP;
  fact(t('bag'), bagNumber);
  fact(t('day'), indiaDay(day).split('-').reverse().join('-'));
  if (laboratoryName !== null) fact(t('laboratory'), laboratoryName);
  if (acres !== null) fact(t('acres'), formatAmount(acres));
  y += GAP;
  page.rule(MARGIN, y, INNER);
  y += GAP;
  for (const parameter of SOIL_PARAMETERS) {
    const value = values?.[parameter];
    const name = t(`parameter.${parameter}`);
    if (value === undefined) row([name, t('none')]);
    else {
      const { unit } = SOIL_SCALES[parameter];
      const { level } = soilClass(parameter, value);
      row([name, `${formatAmount(value)} ${unit}`.trim(), t(`level.${level}`), rangeText(t, parameter)]);
    }
  }
  return page.finish();
}

function rangeText(t: (key: TextKey) => string, parameter: SoilParameter): string {
  const { low, high } = rightRange(parameter);
  const kind = high === null ? 'from' : low === 0 ? 'below' : 'between';
  return t(`range.${kind}`)
    .replace('{{low}}', formatAmount(low))
    .replace('{{high}}', formatAmount(high ?? 0));
}
