import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { StickyAction } from '../sticky-action/sticky-action.tsx';
import { AppFrame } from './app-frame.tsx';
import { Columns } from './columns.tsx';
import { Page } from './page.tsx';

/**
 * Two parts of a screen side by side at a counter: what is worked on, and what is decided by it. On a phone they
 * follow each other in the order of the document. Not for a list of equal things: that is a grid.
 */
const meta = {
  component: Columns,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page width="wide">{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: {
    side: 'end',
    children: (
      <>
        <Card>नीम लेपित यूरिया</Card>
        <Card>टमाटर बीज, संकर</Card>
      </>
    ),
    aside: (
      <>
        <Card>सामान कैसे लेंगे?</Card>
        <StickyAction total={{ label: 'कुल', amount: '₹2,970.00' }}>
          <Button size="large" fullWidth>
            ऑर्डर करें
          </Button>
        </StickyAction>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsideLast: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };

export const AsideFirst: Story = {
  args: { side: 'start', aside: <Card>श्रेणियाँ</Card> },
  globals: { theme: 'csc', viewport: { value: 'counter' } },
};

export const OneColumnAt320: Story = { globals: { viewport: { value: 'narrow' } } };
