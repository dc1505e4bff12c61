import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { longHindi } from '../sample-texts.ts';
import { BottomSheet } from './bottom-sheet.tsx';

/**
 * A task that belongs to the screen below and is soon done, within reach of the thumb: filters, order, packs. A
 * question that needs an answer is a `Modal`; what takes more than a minute is a screen of its own.
 */
const meta = {
  component: BottomSheet,
  args: {
    title: 'छाँटें',
    closeLabel: 'बंद करें',
    onClose: fn(),
    children: <Checkbox label="सिर्फ़ जो दुकान में है" />,
    footer: (
      <Button fullWidth size="large">
        24 सामान देखें
      </Button>
    ),
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};

export const Long: Story = { args: { children: <p>{longHindi.repeat(20)}</p> } };

/** The phone's back button closes it as Esc does; the focus is then where it was. */
export const GivesTheFocusBack: Story = {
  render: function OpenedByAButton(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>छाँटें</Button>
        {isOpen ? <BottomSheet {...args} onClose={() => setIsOpen(false)} /> : null}
      </>
    );
  },
  async play() {
    const opener = screen.getByRole('button', { name: 'छाँटें' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'छाँटें' });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
