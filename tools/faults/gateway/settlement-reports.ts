/** An item of a settlement report on the gateway's wire, as far as the market reads it; amounts are whole paise. */
export interface ReportItem {
  readonly entity_id: string;
  readonly type: 'payment' | 'refund';
  readonly debit: number;
  readonly credit: number;
  /** Taken off the credit already. */
  readonly fee: number;
  readonly settled: boolean;
  readonly settlement_id: string;
  readonly dispute_id: null;
  readonly order_id: string | null;
}

/** What the gateway says that it settled, by day: what a scenario gave it, nothing on other days. */
export interface SettlementReports {
  /** @param day 'YYYY-MM-DD' */
  give(day: string, items: readonly ReportItem[]): void;
  page(query: URLSearchParams): readonly ReportItem[];
}

/** No day is reported yet. */
export function settlementReports(): SettlementReports {
  const byDay = new Map<string, readonly ReportItem[]>();
  return {
    give: (day, items) => void byDay.set(day, items),
    page(query) {
      const part = (name: string) => query.get(name) ?? '';
      const day = [part('year'), part('month').padStart(2, '0'), part('day').padStart(2, '0')].join('-');
      const skip = Number(part('skip'));
      return (byDay.get(day) ?? []).slice(skip, skip + Number(part('count')));
    },
  };
}
