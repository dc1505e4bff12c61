import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, within } from 'storybook/test';
import { PackForm } from './pack-form.tsx';
import type { PackReply } from './typed-pack.ts';

type Words = (key: string, values?: Record<string, string>) => string;

const TYPED = { price: '26.60', stock: '40', stockSeen: 40, version: 3 };
const RIGHT = { price: null, stock: null };

/** @param reply what the server says, in the words of the reader */
function Form({ reply = () => null }: { readonly reply?: (t: Words) => PackReply | null }) {
  const { t } = useTranslation('shop-goods');
  const words: Words = (key, values) => t(key as 'save', values ?? {});
  return (
    <Page>
      <PackForm
        pack={{ price: '266.50', stock: '40', version: 3, mrp: words('mrp', { mrp: '₹266.50' }) }}
        reply={reply(words)}
      />
    </Page>
  );
}

/** Price and stock of one pack, as the shop's people change them. */
const meta = { component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

/** What was typed stays, and each field says what is wrong with it. */
export const NotRight: Story = {
  args: {
    reply: (t) => ({
      refused: null,
      typed: { ...TYPED, price: '26..6', stock: '2.5' },
      problems: { price: t('problem.price'), stock: t('problem.stock') },
    }),
  },
  async play({ canvasElement }) {
    const [price, stock] = within(canvasElement).getAllByRole('textbox');
    await expect(price).toHaveValue('26..6');
    await expect(price).toBeInvalid();
    await expect(stock).toBeInvalid();
  },
};

/** A price that is 100 times off is asked about; saying it again means that one is sure. */
export const AsksWhetherOneIsSure: Story = {
  args: {
    reply: (t) => ({
      refused: t('jump', { yesterday: '₹2,665.00', price: '₹26.60' }),
      typed: TYPED,
      problems: RIGHT,
      asksSure: true,
    }),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('input[name="isSure"]')).not.toBeNull();
  },
};

/** Another person of the shop was faster: both stand there, and saving again overwrites theirs. */
export const ChangedMeanwhile: Story = {
  args: {
    reply: (t) => ({
      refused: t('change.other'),
      typed: { ...TYPED, version: 4 },
      problems: RIGHT,
      theirs: { price: '₹260.00', stock: '37' },
    }),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('input[name="version"]')).toHaveValue('4');
    await expect(within(canvasElement).getByText(/₹260\.00/)).toBeVisible();
  },
};
