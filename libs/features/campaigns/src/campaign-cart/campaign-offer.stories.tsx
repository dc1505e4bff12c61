import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame, Page } from '@haat/ui-kit';
import { CampaignOffer } from './campaign-offer.tsx';

const shop = 'श्री गणेश कृषि केंद्र';
const offer = {
  shop,
  shopDetail: '3.2 km',
  until: '31.12.2026',
  step: 'fill' as const,
  orderId: null,
  total: '₹405.00',
  lines: [
    {
      variantId: 'urea',
      name: 'यूरिया',
      pictureUrl: '',
      detail: '45 किलो बोरी',
      packs: '2',
      price: { amount: '₹225.00', mrp: '₹240.00', saved: null },
      problem: null,
    },
    {
      variantId: 'tomato',
      name: 'टमाटर बीज, संकर',
      pictureUrl: '',
      detail: '25 किलो बोरी',
      packs: '1',
      price: { amount: '₹178.00', mrp: null, saved: null },
      problem: null,
    },
  ],
  rows: [{ label: 'KISAN50', amount: '−₹50.00', tone: 'saving' as const }],
  coupon: { text: 'KISAN50 · ₹50.00', isGood: true },
};

const meta = {
  component: CampaignOffer,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { offer, question: null, placePath: '/location', hasPlace: true },
} satisfies Meta<typeof CampaignOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const CouponDoesNotApply: Story = {
  args: { offer: { ...offer, rows: [], coupon: { text: 'KISAN50', isGood: false } } },
};
export const AnotherShopsCart: Story = { args: { question: { reason: 'vendor', shop: 'साझेदार दुकान' } } };
export const APrebookingInTheCart: Story = { args: { question: { reason: 'order-type', shop } } };
export const OrderedAlready: Story = { args: { offer: { ...offer, orderId: 'o-1' } } };
export const NotServedHere: Story = { args: { offer: { ...offer, step: 'elsewhere' } } };
export const NoPlace: Story = { args: { offer: { ...offer, step: 'elsewhere' }, hasPlace: false } };
export const SoldOut: Story = {
  args: {
    offer: { ...offer, step: 'sold-out', lines: offer.lines.map((line) => ({ ...line, price: null, problem: '0' })) },
  },
};
