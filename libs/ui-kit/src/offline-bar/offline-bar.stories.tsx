import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longHindi } from '../sample-texts.ts';
import { OfflineBar } from './offline-bar.tsx';

/**
 * There is no network: said above everything, as long as it lasts. The screen stays. A screen that could not be
 * loaded is an `ErrorState`.
 */
const meta = {
  component: OfflineBar,
  args: { offline: true, text: 'इंटरनेट नहीं है' },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Online: Story = { args: { offline: false } };

export const Long: Story = { args: { text: longHindi } };

/** The region is there before the network goes: only so is the change read out. */
export const GoesAndComes: Story = {
  args: { offline: false },
  render: function Render(args) {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <OfflineBar {...args} offline={isOffline} />
        <Button onClick={() => setIsOffline(!isOffline)}>चालू</Button>
      </>
    );
  },
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(region).not.toBeEmptyDOMElement();
    await expect(within(canvasElement).getByRole('status')).toBe(region);
  },
};
