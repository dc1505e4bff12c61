import { data, type LoaderFunctionArgs } from 'react-router';
import { FARM_PERILS, PERILS } from '@haat/api-contract/vocabulary';
import { textContext } from '@haat/app-context';
import { EXAMPLE_SUM, EXAMPLE_THRESHOLD, examplePayments } from '@haat/claim-core';
import { formatAmount } from '@haat/format';
import { notCovered } from '../perils-of-crop.ts';

/** What one peril is, what it pays, and an example of it. */
export function loadPeril({ params, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const peril = PERILS.find((id) => id === params['id']);
  if (peril === undefined) return data({ view: 'none' as const, title: t('insurance:title') }, { status: 404 });
  const rupees = (amount: number) => `₹${formatAmount(amount)}`;
  const isOwnField = FARM_PERILS.some((id) => id === peril);
  return {
    view: 'peril' as const,
    title: t(`insurance:peril.${peril}.name`),
    trigger: t(`insurance:peril.${peril}.trigger`),
    paid: t(`insurance:peril.${peril}.paid`),
    report: t(isOwnField ? 'insurance:peril.report' : 'insurance:peril.noReport'),
    example: {
      title: t('insurance:example.title', { amount: rupees(EXAMPLE_SUM) }),
      paid: t(isOwnField ? 'insurance:example.paidMost' : 'insurance:example.paid'),
      rows: examplePayments(peril).map(({ kind, value, amount }) => ({
        what: t(`insurance:example.${kind}`, { value, threshold: EXAMPLE_THRESHOLD }),
        amount: rupees(amount),
      })),
    },
    not: notCovered(t),
  };
}
