import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedShop } from './nearby-centres.data.ts';
import { ShopCard } from './shop-card.tsx';

const shop: ListedShop = {
  id: 'shop-1',
  name: 'श्री गणेश कृषि केंद्र',
  distance: '3.2 किमी',
  opening: 'शाम 7 बजे तक खुली',
  isOpen: true,
  fulfilment: [
    { kind: 'Delivery', label: 'घर पर मँगाएँ' },
    { kind: 'Self-Pickup', label: 'दुकान से लें' },
  ],
  type: 'GL',
  typeName: 'साझेदार दुकान',
  phoneNumber: '9000000101',
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=20.2%2C73.8',
  address: 'वणी रोड, दिंडोरी, नाशिक 422202',
  legalName: 'Shri Ganesh Agro Sample',
  hours: 'सुबह 9 बजे से शाम 7 बजे तक',
  closedOn: 'रविवार को बंद',
  licences: [
    { text: 'खाद: SAMPLE-FERT-001, 31-03-2028 तक', isExpired: false },
    { text: 'बीज: SAMPLE-SEED-001, 31-03-2025 को खत्म हुआ', isExpired: true },
  ],
  deliveryTerms: ['5 किमी तक ₹30.00, उसके बाद ₹5.00 प्रति किमी'],
  servesPlace: true,
  credit: null,
  isChosen: false,
};

const meta = { component: ShopCard, args: { shop } } satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Chosen: Story = { args: { shop: { ...shop, isChosen: true } } };
export const Closed: Story = {
  args: {
    shop: {
      ...shop,
      isOpen: false,
      opening: 'बंद, सोमवार को सुबह 9 बजे खुलेगी',
    },
  },
};
export const Centre: Story = { args: { shop: { ...shop, type: 'DC', typeName: 'वितरण केंद्र', distance: null } } };
/** Where a farmer who is enrolled can also buy on credit. */
export const OnCredit: Story = {
  args: { shop: { ...shop, type: 'DC', typeName: 'वितरण केंद्र', credit: 'उधार मिलता है' } },
};
export const OutOfReach: Story = {
  args: { shop: { ...shop, servesPlace: false, fulfilment: [], distance: '97.9 किमी' } },
};
export const LongName: Story = {
  args: { shop: { ...shop, name: 'Shetkari Mitra Agro Service Centre and Seed House, Pimpalgaon Baswant' } },
  globals: { viewport: { value: 'narrow' } },
};
