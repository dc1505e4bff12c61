import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ledgerMonth } from '@haat/api-client';
import type { LedgerMonth } from '@haat/api-contract/shop-settings';
import { apiContext, languageContext, requireSession, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { orWithoutShop } from '../without-shop.data.ts';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** A month of the shop's ledger; null to a person without a shop. */
export async function loadShopLedger({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('shop-terms:ledger.title');
  const language = context.get(languageContext);
  const now = new Date();
  const thisMonth = indiaDay(now).slice(0, 7);
  const asked = url.searchParams.get('month') ?? '';
  const month = MONTH.test(asked) && asked <= thisMonth ? asked : thisMonth;
  const found = await orWithoutShop(ledgerMonth(context.get(apiContext), month));
  if (found === null) return { title, ledger: null };
  const to = (at: string) => pathTo('shopLedger', {}, { month: at === thisMonth ? null : at });
  return {
    title,
    ledger: {
      monthText: monthText(language, month),
      file: pathTo('shopLedgerFile', { month }),
      before: found.first_month !== null && found.first_month < month ? to(monthBeside(month, -1)) : null,
      after: month < thisMonth ? to(monthBeside(month, 1)) : null,
      payable: formatMoney(found.payable),
      held: t('shop-terms:ledger.held', { amount: formatMoney(found.held) }),
      opening: formatMoney(found.opening),
      closing: formatMoney(found.closing),
      sums: found.sums.map(({ kind, amount }) => ({
        label: t(`shop-terms:ledger.kind.${kind}`),
        amount: signed(amount),
      })),
      entries: found.entries.map((entry) => entryView(t, { language, now }, entry)),
      isCut: found.count > found.entries.length,
    },
  };
}

/** What the screen is drawn from. */
export type ShopLedgerData = NonNullable<ReturnType<typeof useLoaderData<typeof loadShopLedger>>['ledger']>;

function entryView(
  t: ServerTexts,
  { language, now }: { language: string; now: Date },
  { id, kind, amount, order_number: order, at }: LedgerMonth['entries'][number],
) {
  return {
    key: String(id),
    what: t(`shop-terms:ledger.kind.${kind}`),
    when: momentText(t, language, at, now),
    order: order ?? '',
    amount: signed(amount),
  };
}

/** With its sign: above zero the market owes it to the shop. */
function signed(amount: number): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
}

function monthText(language: string, month: string): string {
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
