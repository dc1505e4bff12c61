import { PERILS } from '@haat/api-contract/vocabulary';
import { openPage, scriptOf } from '@haat/backend-documents';
import { inLanguage } from '@haat/backend-platform';
import { formatAmount, formatMoney, toRupees } from '@haat/format';
import type { CertificateContent } from './certificate-content.ts';
import texts from './certificate-texts.json' with { type: 'json' };

/** A4 in points, and the white around what is written. */
const [WIDTH, MARGIN] = [595, 48];
const INNER = WIDTH - 2 * MARGIN;
const NAME_WIDTH = 190;
const GAP = 8;

type TextKey = keyof typeof texts;

/** Draws the certificate of a policy: one A4 sheet, in the language of its order. @returns the PDF */
export async function drawCertificate(content: CertificateContent): Promise<Buffer> {
  const { language, perils, insurer } = content;
  const t = (key: TextKey) => inLanguage(texts[key], language);
  const title = `${t('title')} ${content.number}`;
  const page = await openPage(scriptOf(language), { title, language, created: content.issuedAt });
  let y = MARGIN;
  const line = (text: string, style: { size?: number; weight?: 'bold' } = {}) => {
    y += page.write(text, MARGIN, y, { width: INNER, size: 10, ...style });
  };
  const heading = (text: string) => {
    y += GAP;
    line(text, { size: 12, weight: 'bold' });
  };
  line(t('title'), { size: 18, weight: 'bold' });
  if (insurer === null) line(t('sample'), { weight: 'bold' });
  y += GAP;
  page.rule(MARGIN, y, INNER);
  y += GAP;
  for (const [key, value] of factsOf(content, t)) {
    const name = page.write(t(key), MARGIN, y, { width: NAME_WIDTH, size: 10 });
    const at = MARGIN + NAME_WIDTH + GAP;
    const said = page.write(value, at, y, { width: INNER - NAME_WIDTH - GAP, size: 10, weight: 'bold' });
    y += Math.max(name, said) + 2;
  }
  heading(t('covered'));
  line(content.coverText);
  for (const peril of perils) line(`– ${t(`peril.${peril}`)}`);
  heading(t('notCovered'));
  for (const peril of PERILS.filter((each) => !perils.includes(each))) line(`– ${t(`peril.${peril}`)}`);
  for (const key of ['not.war', 'not.malice', 'not.preventable', 'not.days'] as const) line(`– ${t(key)}`);
  return page.finish();
}

function factsOf(content: CertificateContent, t: (key: TextKey) => string): [TextKey, string][] {
  const { goods, insurer, premiumPaise } = content;
  const day = (text: string) => text.split('-').reverse().join('-');
  return [
    ['number', content.number],
    ['insured', content.insured],
    ['product', content.product],
    ...(goods === null ? [] : [['goods', goods] as [TextKey, string]]),
    ['packs', String(content.units)],
    ['sum', `₹${formatAmount(toRupees(content.coverPaise))}`],
    ['premium', premiumPaise === 0 ? t('free') : formatMoney(toRupees(premiumPaise))],
    ['days', `${day(content.validFrom)} – ${day(content.validUntil)}`],
    ['order', content.orderNumber],
    ['insurer', content.insurerName],
    ...(insurer === null
      ? []
      : (['registration', 'uin', 'licence', 'ombudsman'] as const).map((key): [TextKey, string] => [
          key,
          insurer[key],
        ])),
  ];
}
