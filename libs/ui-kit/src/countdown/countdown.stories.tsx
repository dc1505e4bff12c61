import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown, type CountdownProps } from './countdown.tsx';

interface CountdownInWordsProps extends Omit<CountdownProps, 'text'> {
  /** While time is left; `{left}` stands for the seconds. */
  readonly waiting: string;
  readonly over: string;
}

/** The words as properties, so that sample words can stand for them in every language. */
function CountdownInWords({ waiting, over, ...rest }: CountdownInWordsProps) {
  return <Countdown {...rest} text={(left) => (left > 0 ? waiting.replace('{left}', String(left)) : over)} />;
}

/** The time until something can be done again, in a sentence. Never to put pressure on buyers. */
const meta = {
  component: Countdown,
  args: { seconds: 30, text: (left) => String(left), onEnd: fn() },
  render: ({ seconds, onEnd }) => (
    <CountdownInWords seconds={seconds} onEnd={onEnd} waiting="{left} सेकंड बाद फिर भेजें" over="अब फिर भेज सकते हैं" />
  ),
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
