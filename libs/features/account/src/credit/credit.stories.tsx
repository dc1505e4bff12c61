import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditDues } from './credit-dues.tsx';
import { CreditKeyFacts } from './credit-key-facts.tsx';
import { CreditLedger } from './credit-ledger.tsx';
import type { DuesView, LedgerEntryView } from './credit.presenter.ts';
import { NoCredit } from './no-credit.tsx';

const dues: DuesView = {
  amount: '₹7,486.50',
  ahead: null,
  interest: '₹86.50',
  dueDay: '6 Jan',
  isLate: false,
  canRepay: true,
  days: [
    { key: '1', day: '6 Jan', amount: '₹2,400.00', isLate: false },
    { key: '2', day: '19 Feb', amount: '₹5,000.00', isLate: false },
  ],
};
const entries: LedgerEntryView[] = [
  {
    id: '3',
    title: 'You repaid',
    detail: '11 Nov',
    amount: '−₹5,000.00',
    after: 'Dues after it: ₹7,486.50',
    to: null,
    isTakenOff: true,
  },
  {
    id: '2',
    title: 'Interest',
    detail: '9 Nov',
    amount: '+₹86.50',
    after: 'Dues after it: ₹12,486.50',
    to: null,
    isTakenOff: false,
  },
  {
    id: '1',
    title: 'Bought on credit',
    detail: '7 Oct · Order 2026-000012 · Due date: 6 Jan',
    amount: '+₹12,400.00',
    after: 'Dues after it: ₹12,400.00',
    to: '/order/1',
    isTakenOff: false,
  },
];
const meta = { component: CreditDues, decorators: [(Story) => <Page>{Story()}</Page>], args: { dues } } satisfies Meta<
  typeof CreditDues
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owed: Story = {};
export const Late: Story = {
  args: { dues: { ...dues, isLate: true, days: dues.days.map((day, index) => ({ ...day, isLate: index === 0 })) } },
};
export const NothingOwed: Story = {
  args: { dues: { ...dues, amount: null, ahead: '₹20.00', interest: null, dueDay: null, canRepay: false, days: [] } },
};
export const Ledger: Story = { render: () => <CreditLedger entries={entries} more="/account/credit?page=2" /> };
export const EmptyLedger: Story = { render: () => <CreditLedger entries={[]} more={null} /> };
export const WithoutLine: Story = { render: () => <NoCredit /> };
/** What the lender says of its credit, with the statement that was agreed to. */
export const KeyFacts: Story = {
  render: () => (
    <CreditKeyFacts
      keyFacts={{
        title: 'Key Facts Statement: the whole cost of this credit',
        rows: [
          { label: 'Lender', value: 'Namuna Finance (sample)' },
          { label: 'Yearly cost (APR)', value: '12.17%' },
          { label: 'Email', value: 'help@namuna.in' },
        ],
        notes: ['You can give the credit back within 3 days of the order: repay what you took, and nothing more.'],
        version: '0123456789abcdef',
      }}
      accepted="Version 01234567, you agreed 9 Oct."
    />
  ),
};
