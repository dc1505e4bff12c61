import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longHindi } from '../sample-texts.ts';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  component: ToastRegion,
  args: { label: 'सूचनाएँ', closeLabel: 'बंद करें', onDismiss: fn(), toasts: [{ id: 1, tone: 'success', text: 'कार्ट में जोड़ दिया' }, { id: 2, tone: 'danger', text: longHindi }] },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  async play({ args, canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'बंद करें' });
    await userEvent.click(first!);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

export const Empty: Story = { args: { toasts: [] } };

export const GoesByItself: Story = {
  args: { toasts: [{ id: 7, tone: 'info', text: 'सहेज लिया' }], stayFor: 50 },
  async play({ args }) {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(7));
  },
};
