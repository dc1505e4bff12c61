import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './countdown.tsx';

/** The time until something can be done again, in a sentence. Never to hurry somebody into buying. */
const meta = {
  component: Countdown,
  // The words come from a function, which no sample words can stand for.
  parameters: { lang: 'hi' },
  args: { seconds: 30, text: (left) => (left > 0 ? `${left} सेकंड बाद फिर भेजें` : 'अब फिर भेज सकते हैं'), onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Ends: Story = {
  args: { seconds: 1 },
  async play({ args, canvasElement }) {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('अब फिर भेज सकते हैं');
  },
};
