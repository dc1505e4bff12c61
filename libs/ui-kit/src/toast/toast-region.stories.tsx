import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longHindi } from '../sample-texts.ts';
import { ToastRegion } from './toast-region.tsx';

/**
 * A short word that what was pressed has worked, and that goes by itself. Never an error that needs doing something
 * (`Banner`), and never the only place where something is said.
 */
const meta = {
  component: ToastRegion,
  args: {
    label: 'सूचनाएँ',
    closeLabel: 'बंद करें',
    onDismiss: fn(),
    toasts: [
      { id: 1, tone: 'success', text: 'कार्ट में जोड़ दिया' },
      { id: 2, tone: 'danger', text: longHindi },
    ],
  },
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

/** Who reads slowly keeps it by a finger or by the keyboard. */
export const StaysWhileHeld: Story = {
  args: {
    toasts: [
      { id: 8, tone: 'info', text: 'सेव हो गया' },
      { id: 9, tone: 'success', text: 'कार्ट में जोड़ दिया' },
    ],
    stayFor: 150,
  },
  async play({ args, canvasElement }) {
    const [close] = within(canvasElement).getAllByRole('button', { name: 'बंद करें' });
    close?.focus();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(9));
    await expect(args.onDismiss).not.toHaveBeenCalledWith(8);
    close?.blur();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(8));
  },
};

export const GoesByItself: Story = {
  args: { toasts: [{ id: 7, tone: 'info', text: 'सेव हो गया' }], stayFor: 50 },
  async play({ args }) {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(7));
  },
};
