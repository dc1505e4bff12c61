import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field.tsx';

/**
 * A search, inside a `<Form role="search">` of the screen. Not for narrowing what is already on the screen: that is
 * filters.
 */
const meta = {
  component: SearchField,
  args: { label: 'खोजें', name: 'q', placeholder: 'बीज, खाद, दवा खोजें', clearLabel: 'मिटाएँ', onClear: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Cleared: Story = {
  args: { defaultValue: 'यूरिया' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'मिटाएँ' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OnBar: Story = {
  decorators: [(Story) => <div className="focus-on-primary bg-primary p-4">{Story()}</div>],
};
