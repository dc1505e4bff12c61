import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Button } from '../button/button.tsx';
import { longOdia } from '../sample-texts.ts';
import { VendorCard } from './vendor-card.tsx';

/**
 * A shop to choose or to buy at: name, distance, till when it is open, how its goods come. Not for an order or an
 * address that only names a shop (a line of words, or a `ListRow`); a shop's full facts are a screen's own matter.
 */
const meta = {
  component: VendorCard,
  args: {
    name: 'श्री गणेश कृषि केंद्र',
    detail: '3.2 किमी · शाम 7 बजे तक खुला',
    badges: (
      <>
        <Badge tone="success">घर पर</Badge>
        <Badge tone="warning">दुकान से</Badge>
      </>
    ),
  },
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { action: <TextLink to="/dcs">बदलें</TextLink> } };

export const InAList: Story = { args: { to: '/products?v=1', action: <Button>यहाँ से खरीदें</Button> } };

export const LongOdiaAt320: Story = {
  args: { name: longOdia, detail: longOdia, action: <Button fullWidth>ଏଠାରୁ କିଣନ୍ତୁ</Button> },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
