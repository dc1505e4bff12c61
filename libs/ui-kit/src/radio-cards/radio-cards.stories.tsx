import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoreIcon, TruckIcon } from '../icons/icons.ts';
import { longHindi, longOdia } from '../sample-texts.ts';
import { RadioCards } from './radio-cards.tsx';

/**
 * One out of two to about five, each with a word and a detail: how goods come, how they are paid. More than that is a
 * `Select`; yes or no is a `Checkbox`. Nothing that costs money is chosen beforehand.
 */
const meta = {
  component: RadioCards,
  args: {
    legend: 'सामान कैसे लेंगे?',
    name: 'fulfilment',
    defaultValue: 'delivery',
    options: [
      { value: 'delivery', title: 'घर पर', detail: 'कल तक · ₹30.00', icon: <TruckIcon /> },
      { value: 'pickup', title: 'दुकान से लें', detail: 'आज · मुफ़्त', icon: <StoreIcon /> },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  args: { onChange: fn() },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByText('दुकान से लें'));
    await expect(args.onChange).toHaveBeenCalledWith('pickup');
    await expect(within(canvasElement).getByRole('radio', { name: /दुकान से लें/ })).toBeChecked();
  },
};

export const TwoColumns: Story = { args: { columns: 2 } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'delivery', title: 'घर पर', detail: longHindi, disabled: true },
      { value: 'pickup', title: 'दुकान से लें' },
    ],
    defaultValue: 'pickup',
  },
};

export const WithError: Story = { args: { defaultValue: undefined, error: 'एक चुनें।', legendHidden: true } };

export const Languages: Story = {
  args: {
    legend: 'भाषा',
    name: 'language',
    optionLanguage: (value) => value,
    defaultValue: 'hi',
    options: [
      { value: 'hi', title: 'हिन्दी' },
      { value: 'en', title: 'English' },
      { value: 'mr', title: 'मराठी' },
      { value: 'bn', title: 'বাংলা' },
      { value: 'or', title: 'ଓଡ଼ିଆ' },
      { value: 'gu', title: 'ગુજરાતી' },
    ],
  },
};

export const LongOdiaAt320: Story = {
  args: {
    columns: 2,
    legend: longOdia,
    options: [
      { value: 'delivery', title: 'ଘରେ ପହଞ୍ଚାଇବା', detail: longOdia },
      { value: 'pickup', title: 'ଦୋକାନରୁ ନେବା' },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
