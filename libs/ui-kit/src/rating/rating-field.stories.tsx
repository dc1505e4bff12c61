import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { RatingField } from './rating-field.tsx';

const meta = {
  component: RatingField,
  tags: ['autodocs'],
  args: {
    legend: 'दुकान कैसी लगी?',
    name: 'rating',
    labels: ['बहुत खराब', 'खराब', 'ठीक है', 'अच्छी', 'बहुत अच्छी'],
    onChange: fn(),
  },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 4 } };

export const WithError: Story = { args: { error: 'तारे चुनें।' } };

export const ByTapAndKeyboard: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'अच्छी' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await waitFor(() => expect(canvas.getByText('अच्छी')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'बहुत अच्छी' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const LongOdiaAt320: Story = {
  args: { legend: longOdia, labels: ['ବହୁତ ଖରାପ', 'ଖରାପ', 'ଠିକ୍ ଅଛି', 'ଭଲ', longOdia], defaultValue: 5 },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
