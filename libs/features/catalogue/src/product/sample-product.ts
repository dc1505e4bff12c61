import type { DoseView, PackView } from './product.data.ts';

/** A pack for the stories. */
export const samplePack: PackView = {
  id: 'bag-50',
  name: '50 किलो बोरी',
  pack: { amount: 50, unit: 'kg' },
  mrp: '₹1,550.00',
  price: { amount: '₹1,470.00', mrp: '₹1,550.00', saved: '₹80.00 की बचत' },
  unitPrice: '₹29.40 प्रति किलो',
  stock: 12,
  most: 12,
  insurance: null,
  prebook: null,
};

/** Its uses for the stories. */
export const sampleUses: readonly DoseView[] = [
  {
    cropId: 'onion',
    crop: 'प्याज़',
    dose: '100 किलो प्रति एकड़',
    waitingDays: null,
    area: { amount: 100, unit: 'kg' },
  },
  { cropId: 'tomato', crop: 'टमाटर', dose: '75 किलो प्रति एकड़', waitingDays: 5, area: { amount: 75, unit: 'kg' } },
];
