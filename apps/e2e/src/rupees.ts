const WRITTEN = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees in a written amount: '₹1,234.50' is 1234.5, '−₹80.00' is −80. */
export function rupeesIn(text: string): number {
  const amount = Number(text.replace(/[₹,\s]/g, '').replace('−', '-'));
  if (!Number.isFinite(amount)) throw new Error(`${text} is no amount`);
  return amount;
}

/** An amount as every screen writes it: '₹1,234.50'. */
export function written(rupees: number): string {
  return WRITTEN.format(rupees);
}
