import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CircleCheckIcon } from '../icons/icons.ts';
import { Chip, ChipRow } from './chip.tsx';

/**
 * Something on this page that is on or off at a press: an area to calculate with. What lives in the page's address is a
 * `ChipLink`; a choice inside a form is a `ChipGroup`; a fact that cannot be pressed is a `Badge`.
 */
const meta = {
  component: Chip,
  args: { children: 'IFFCO' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { selected: true, icon: <CircleCheckIcon size={20} /> } };

/** What is on is told in more than colour, and a press turns it. */
export const Pressed: Story = {
  render: function Render(args) {
    const [isOn, setIsOn] = useState(false);
    return <Chip {...args} selected={isOn} onClick={() => setIsOn(!isOn)} />;
  },
  async play({ canvasElement }) {
    const chip = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Wrapping: Story = {
  render: () => (
    <ChipRow label="एकड़">
      {['1 एकड़', '2', '5', '10', '20', '50'].map((text, index) => (
        <Chip key={text} selected={index === 0}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  ),
};
