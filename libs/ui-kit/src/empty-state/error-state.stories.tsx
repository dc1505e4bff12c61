import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longOdia, pictureAddress } from '../sample-texts.ts';
import { ErrorState } from './error-state.tsx';

/**
 * A screen, or a part of it, could not be loaded: what happened, and the one thing to do now. Not for a list with
 * nothing in it: that is an `EmptyState`. What failed after a press while the screen is there is a `Banner`; a
 * field's mistake stands under the field.
 */
const meta = {
  component: ErrorState,
  args: {
    picture: pictureAddress('error'),
    title: 'दाम नहीं मिल पाए',
    detail: 'नेटवर्क देखें और फिर कोशिश करें।',
    action: <Button fullWidth>फिर कोशिश करें</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {
  /** Who does not see the picture hears it at once. */
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole('alert')).toContainElement(within(canvasElement).getByRole('heading'));
    await expect(args.detail).toBeTruthy();
  },
};

export const PartOfAScreen: Story = { args: { size: 'part' } };

export const LongOdiaAt320: Story = {
  args: { title: longOdia, detail: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
