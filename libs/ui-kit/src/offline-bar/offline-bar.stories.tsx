import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { OfflineBar } from './offline-bar.tsx';

/**
 * There is no network: said above everything, as long as it lasts. The screen stays. A screen that could not be loaded is an
 * `ErrorState`.
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
