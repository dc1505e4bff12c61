import type { Language } from '@haat/api-contract/vocabulary';
import { formatMoney, toRupees } from '@haat/format';
import { openPage, scriptOf } from '@haat/backend-documents';
import type { ScriptPage, TextStyle } from '@haat/backend-documents';
import { inLanguage } from '@haat/backend-platform';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import invoiceTexts from './invoice-texts.json' with { type: 'json' };

/** A4 in points, and the white around what is written. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 36];
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 60;
const GAP = 6;
const PAD = 4;

/** Widths of the table's columns: goods, HSN, packs, price of one, before tax, tax, amount. */
const COLUMNS = [165, 44, 36, 70, 70, 72, 66] as const;

type TextKey = keyof typeof invoiceTexts;

/** How a bill is drawn. */
export interface InvoiceOptions {
  language: Language;
  /** It says that nothing was sold. */
  isSample: boolean;
  created: Date;
}

/** Draws a bill: one A4 sheet, or more for a long one. @returns the PDF */
export async function drawInvoice(
  content: InvoiceContent,
  { language, isSample, created }: InvoiceOptions,
): Promise<Buffer> {
  const t = (key: TextKey) => inLanguage(invoiceTexts[key], language);
  const page = await openPage(scriptOf(language), { title: `${t('title')} ${content.number}`, language, created });
  let y = MARGIN;
  const line = (text: string, style: Partial<TextStyle> = {}) => {
    y += page.write(text, MARGIN, y, { width: INNER, ...style });
  };
  line(t('title'), { size: 16, weight: 'bold' });
  line(t('original'), { size: 8 });
  if (isSample) line(t('sample'), { weight: 'bold' });
  y += GAP;
  y += drawPair(page, y, [
    [`${t('number')}: ${content.number}`, `${t('date')}: ${content.day.split('-').reverse().join('-')}`],
    [`${t('order')}: ${content.orderNumber}`, `${t('place')}: ${content.placeOfSupply}`],
  ]);
  page.rule(MARGIN, y, INNER);
  y += GAP;
  const gstin =
    content.seller.gstin === null
      ? t('noGstin')
      : `${t('gstin')}: ${content.seller.gstin}${isSample ? ` (${t('sampleNumber')})` : ''}`;
  y += drawPair(
    page,
    y,
    [
      [
        t('seller'),
        content.seller.name,
        content.seller.address,
        gstin,
        ...(content.seller.licences.length > 0 ? [`${t('licence')}: ${content.seller.licences.join(', ')}`] : []),
      ],
      [t('buyer'), content.buyer.name, ...(content.buyer.address === null ? [] : [content.buyer.address])],
    ],
    1,
  );
  y = drawTable(page, y + GAP, content, t);
  y = drawSums(page, y + GAP, content, t);
  page.write(`${t('included')} ${t('made')}`, MARGIN, Math.min(y + 2 * GAP, HEIGHT - MARGIN - 12), {
    width: INNER,
    size: 8,
  });
  return page.finish();
}

/**
 * Two columns of texts side by side; of each the first `boldTo` texts are bold, or its second when that is 1.
 * @returns their height
 */
function drawPair(page: ScriptPage, y: number, columns: readonly (readonly string[])[], headings = 0): number {
  const width = INNER / 2 - GAP;
  const heights = columns.map((texts, column) =>
    texts.reduce(
      (down, text, index) =>
        down +
        page.write(text, MARGIN + column * (width + 2 * GAP), y + down, {
          width,
          size: index < headings ? 8 : 9.5,
          weight: index === headings && headings > 0 ? 'bold' : 'regular',
        }),
      0,
    ),
  );
  return Math.max(...heights) + GAP;
}

function drawTable(page: ScriptPage, from: number, content: InvoiceContent, t: (key: TextKey) => string): number {
  const heading = [t('item'), t('hsn'), t('quantity'), t('rate'), t('taxable'), t('tax'), t('amount')];
  let y = drawRow(page, from, heading, 'bold');
  for (const line of content.lines) {
    const cells = cellsOf(line, content.isWithinState, t);
    if (y + rowHeight(page, cells, 'regular') > HEIGHT - MARGIN - FOOT) {
      page.document.addPage();
      y = drawRow(page, MARGIN, heading, 'bold');
    }
    y = drawRow(page, y, cells, 'regular');
  }
  return y;
}

const money = (paise: number) => formatMoney(toRupees(paise));

function cellsOf(
  { name, hsn, quantity, unitPaise, taxable, cgst, sgst, igst, gstPercent, amount }: InvoiceLine,
  isWithinState: boolean,
  t: (key: TextKey) => string,
): string[] {
  const tax = isWithinState ? `${gstPercent}% ${money(cgst + sgst)}` : `${gstPercent}% ${money(igst)}`;
  return [
    name ?? t('delivery'),
    hsn,
    quantity === null ? '' : String(quantity),
    unitPaise === null ? '' : money(unitPaise),
    money(taxable),
    tax,
    money(amount),
  ];
}

const cellStyle = (column: number, weight: TextStyle['weight']): TextStyle => ({
  width: (COLUMNS[column] ?? 0) - PAD,
  size: 8.5,
  weight,
  align: column < 2 ? 'left' : 'right',
});

function rowHeight(page: ScriptPage, cells: readonly string[], weight: TextStyle['weight']): number {
  return Math.max(...cells.map((cell, column) => page.heightOf(cell, cellStyle(column, weight)))) + PAD;
}

function drawRow(page: ScriptPage, y: number, cells: readonly string[], weight: TextStyle['weight']): number {
  let x = MARGIN;
  for (const [column, cell] of cells.entries()) {
    page.write(cell, x, y + PAD / 2, cellStyle(column, weight));
    x += COLUMNS[column] ?? 0;
  }
  const end = y + rowHeight(page, cells, weight);
  page.rule(MARGIN, end, INNER);
  return end;
}

function drawSums(
  page: ScriptPage,
  from: number,
  { sums, couponPaise, premiumPaise, totalPaise, isWithinState }: InvoiceContent,
  t: (key: TextKey) => string,
): number {
  const taxes: [TextKey, number][] = isWithinState
    ? [
        ['cgst', sums.cgst],
        ['sgst', sums.sgst],
      ]
    : [['igst', sums.igst]];
  const rows: [TextKey, number][] = [
    ['taxable', sums.taxable],
    ...taxes,
    ['goodsTotal', sums.amount],
    ...(premiumPaise > 0 ? [['premium', premiumPaise] as [TextKey, number]] : []),
  ];
  const needed = (rows.length + 3) * 16;
  let y = from;
  if (y + needed > HEIGHT - MARGIN) {
    page.document.addPage();
    y = MARGIN;
  }
  const row = (key: TextKey, paise: number, style: Partial<TextStyle> = {}) => {
    const height = page.write(t(key), MARGIN + INNER / 2 - 60, y, { width: 200, ...style });
    page.write(money(paise), MARGIN + INNER - 120, y, { width: 120 - PAD, align: 'right', ...style });
    y += height + 2;
  };
  for (const [key, paise] of rows) row(key, paise);
  page.rule(MARGIN + INNER / 2 - 60, y, INNER / 2 + 60);
  y += 2;
  row('total', totalPaise, { size: 12, weight: 'bold' });
  if (couponPaise > 0) row('coupon', couponPaise, { size: 8 });
  return y;
}
