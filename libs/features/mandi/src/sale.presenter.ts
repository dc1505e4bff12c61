import { formatAmount, formatMoney, toRupees } from '@haat/format';
import type { NetInHand } from '@haat/mandi-core';
import { distanceText, mandiRateText, type MandiPriceWords } from '@haat/presenters';

/** Nearer than this, a place whose position is only about right is simply here. */
const HERE_METRES = 1_000;

/** A line of what is left of a sale, as the kit's bill shows it. */
interface SumRow {
  readonly label: string;
  readonly amount: string;
}

/** What would be left of a sale at a price, in words. */
export interface SaleView {
  readonly rows: readonly SumRow[];
  readonly net: string;
  readonly perQuintal: string;
}

/** What is left of a sale, sum by sum. @param sold - the rate in rupees a quintal, and how many are sold */
export function saleView(
  { t }: Pick<MandiPriceWords, 't'>,
  sale: NetInHand,
  sold: { readonly rate: number; readonly quintals: number },
): SaleView {
  return {
    rows: [
      {
        label: t('mandi:inHand.gross', {
          count: sold.quintals,
          ...{ quintals: formatAmount(sold.quintals), price: mandiRateText(sold.rate) },
        }),
        amount: money(sale.gross),
      },
      ...sale.deductions.map(({ name, amount }) => ({ label: t(`mandi:deduction.${name}`), amount: money(-amount) })),
    ],
    net: money(sale.net),
    perQuintal: t('mandi:inHand.perQuintal', { amount: money(sale.perQuintal) }),
  };
}

/** How far something is, which is known only about. */
export function aboutText({ t }: Pick<MandiPriceWords, 't'>, metres: number): string {
  return metres < HERE_METRES
    ? t('mandi:market.here')
    : t('mandi:market.distance', { distance: distanceText(t, metres) });
}

function money(paise: number): string {
  return formatMoney(toRupees(paise));
}
