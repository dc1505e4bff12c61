import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { AppFrame } from '../page/app-frame.tsx';
import { Page } from '../page/page.tsx';
import { Quantity } from '../quantity/quantity.tsx';
import { StickyAction } from './sticky-action.tsx';

/**
 * The one thing to do on a screen, at the thumb, with what it costs. One on a screen, and last in it. Not on a screen
 * without a main thing, not for a second button (it stands in the page), and not within a form that is longer than
 * the window and must be read to its end first.
 */
const meta = {
  component: StickyAction,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: {
    children: (
      <Button size="large" fullWidth>
        ऑर्डर करें
      </Button>
    ),
  },
} satisfies Meta<typeof StickyAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = { args: { total: { label: 'कुल', amount: '₹2,970.00' } } };

export const WithQuantity: Story = {
  args: {
    leading: <Quantity value={2} labels={{ decrease: 'एक कम', increase: 'एक और', quantity: 'बोरियाँ' }} />,
    children: (
      <Button size="large" fullWidth>
        कार्ट में डालें
      </Button>
    ),
  },
};

export const LargeTotalAt320: Story = {
  args: { total: { label: 'कुल', amount: '₹12,34,567.00' } },
  globals: { viewport: { value: 'narrow' } },
};

export const AtTheCounter: Story = { ...WithTotal, globals: { theme: 'csc', viewport: { value: 'counter' } } };
