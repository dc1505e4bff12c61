import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PackForm } from './pack-form.tsx';

const pack = { price: '266.50', stock: '40', version: 3, mrp: 'एमआरपी से ज़्यादा नहीं: ₹266.50' };
const typed = { price: '२६.६', stock: '40', stockSeen: 40, version: 3 };
const right = { price: null, stock: null };

/** Price and stock of one pack, as the shop's people change them. */
const meta = {
  component: PackForm,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: { pack, reply: null },
} satisfies Meta<typeof PackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

/** What was typed stays, and each field says what is wrong with it. */
export const NotRight: Story = {
  args: {
    reply: {
      refused: null,
      typed: { ...typed, price: 'दो सौ', stock: '2.5' },
      problems: { price: 'दाम रुपये में लिखें, जैसे 266.50.', stock: 'कितने पूरे पैकेट हैं, लिखें: 0 या ज़्यादा।' },
    },
  },
  async play({ canvasElement }) {
    const [price, stock] = within(canvasElement).getAllByRole('textbox');
    await expect(price).toHaveValue('दो सौ');
    await expect(price).toBeInvalid();
    await expect(stock).toBeInvalid();
  },
};

/** A price that is 100 times off is asked about; saying it again means that one is sure. */
export const AsksWhetherOneIsSure: Story = {
  args: {
    reply: {
      refused: 'कल दाम ₹2,665.00 था, अब ₹26.60. क्या यह सही है?',
      typed,
      problems: right,
      asksSure: true,
    },
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('input[name="isSure"]')).not.toBeNull();
  },
};

/** Another person of the shop was faster: both stand there, and saving again overwrites theirs. */
export const ChangedMeanwhile: Story = {
  args: {
    reply: {
      refused: 'आपकी दुकान के किसी और ने अभी-अभी इसे बदला है। दोनों देखकर तय करें।',
      typed: { ...typed, version: 4 },
      problems: right,
      theirs: { price: '₹260.00', stock: '37' },
    },
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('input[name="version"]')).toHaveValue('4');
    await expect(within(canvasElement).getByText(/₹260\.00/)).toBeVisible();
  },
};
