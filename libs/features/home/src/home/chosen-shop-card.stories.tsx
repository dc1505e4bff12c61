import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChosenShopCard } from './chosen-shop-card.tsx';
import type { HomeShop } from './home.data.ts';

const shop: HomeShop = {
  state: 'shop',
  credit: null,
  view: {
    id: 'shop-1',
    name: 'श्री गणेश कृषि केंद्र',
    distance: '3.2 किमी',
    opening: 'शाम 7 बजे तक खुली',
    isOpen: true,
    fulfilment: [
      { kind: 'Delivery', label: 'घर पर मँगाएँ' },
      { kind: 'Self-Pickup', label: 'दुकान से लें' },
    ],
  },
};

const meta = {
  component: ChosenShopCard,
  args: {
    shop,
  },
} satisfies Meta<typeof ChosenShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shop: Story = {};
/** Where a farmer who is enrolled can also buy on credit. */
export const OnCredit: Story = { args: { shop: { ...shop, credit: 'उधार मिलता है' } } };
export const NoPlaceYet: Story = { args: { shop: { state: 'no-place' } } };
export const NoShopServesThePlace: Story = { args: { shop: { state: 'no-shop', place: 'पोर्ट ब्लेयर' } } };
/** Where the phone's text is twice its size, the name may be wider than the phone. */
export const NoShopServesALongName: Story = { args: { shop: { state: 'no-shop', place: 'तिरुवनंतपुरम' } } };
export const NoShopDelivers: Story = { args: { shop: { state: 'no-delivery', place: 'दिंडोरी, नासिक' } } };
