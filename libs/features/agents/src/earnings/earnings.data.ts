import type { RouterContextProvider } from 'react-router';
import { agentsCommission, agentsOrders } from '@haat/api-client';
import type { Paged } from '@haat/api-contract';
import type { AgentCommission, AgentOrder } from '@haat/api-contract/agents';
import type { AgentEntryKind, CommissionState } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney, indiaDay, shortMonth } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

type Context = Readonly<RouterContextProvider>;

/** A link to another month or page; null where there is none. */
type Path = string | null;

/** What an agent earned in a month, in words. */
export interface MonthView {
  /** 'Nov 2026'. */
  readonly name: string;
  readonly total: string;
  readonly earned: string;
  /** Null when nothing was taken back. */
  readonly takenBack: string | null;
  readonly entries: readonly {
    readonly number: string;
    readonly kind: AgentEntryKind;
    readonly amount: string;
    readonly day: string;
  }[];
  readonly before: Path;
  /** Null for this month: nothing is booked ahead. */
  readonly after: Path;
}

/** Orders that an agent placed for farmers, in words; of whom they are for they say nothing. */
export interface SalesView {
  readonly orders: readonly {
    readonly number: string;
    readonly day: string;
    readonly total: string;
    readonly commission: string;
    readonly state: CommissionState;
  }[];
  readonly newer: Path;
  readonly older: Path;
}

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;
const MONTH_LENGTH = 'YYYY-MM'.length;
const MOST_PAGES = 10_000;

/**
 * What the agent earned in a month, and a page of the orders placed for farmers.
 * @throws ApiError
 */
export async function loadEarnings(context: Context, search: URLSearchParams) {
  const [api, t, language] = [context.get(apiContext), context.get(textContext), context.get(languageContext)];
  const now = new Date();
  const thisMonth = indiaDay(now).slice(0, MONTH_LENGTH);
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) && asked <= thisMonth ? asked : thisMonth;
  const page = pageIn(search.get('page'));
  const [booked, orders] = await Promise.all([agentsCommission(api, month), agentsOrders(api, page)]);
  return {
    month: monthView(t, language, booked, now),
    sales: salesView(t, language, orders, { page, month, now }),
  };
}

function pageIn(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/** Presents what was booked in a month. */
export function monthView(t: ServerTexts, language: string, booked: AgentCommission, now: Date): MonthView {
  const { month, total, earned, taken_back: takenBack, entries } = booked;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const isThisMonth = month === indiaDay(now).slice(0, MONTH_LENGTH);
  return {
    name: `${shortMonth(language, number - 1)} ${year}`,
    total: formatMoney(total),
    earned: formatMoney(earned),
    takenBack: takenBack === 0 ? null : formatMoney(takenBack),
    entries: entries.map(({ order_number, kind, amount, at }) => ({
      number: order_number,
      kind,
      amount: formatMoney(amount),
      day: asLine(dayText(t, language, indiaDay(new Date(at)), now)),
    })),
    before: pathTo('agentEarnings', {}, { month: monthBeside(year, number - 1) }),
    after: isThisMonth ? null : pathTo('agentEarnings', {}, { month: monthBeside(year, number + 1) }),
  };
}

/** @param number from 0 (December before) to 13 (January after) */
function monthBeside(year: number, number: number): string {
  const moment = new Date(Date.UTC(year, number - 1, 1));
  return moment.toISOString().slice(0, MONTH_LENGTH);
}

/** Presents a page of the agent's orders. */
export function salesView(
  t: ServerTexts,
  language: string,
  { results, next, previous }: Paged<AgentOrder>,
  { page, month, now }: { readonly page: number; readonly month: string; readonly now: Date },
): SalesView {
  const pathOf = (number: number) => pathTo('agentEarnings', {}, { month, page: number });
  return {
    orders: results.map(({ number, placed_at, total, commission, commission_state }) => ({
      number,
      day: asLine(dayText(t, language, indiaDay(new Date(placed_at)), now)),
      total: formatMoney(total),
      commission: formatMoney(commission),
      state: commission_state,
    })),
    newer: previous === null ? null : pathOf(page - 1),
    older: next === null ? null : pathOf(page + 1),
  };
}
