import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FulfilmentOptions } from './fulfilment-options.tsx';
import { LabelFacts } from './label-facts.tsx';
import { SafetyFacts } from './safety-facts.tsx';
import { samplePack, sampleUses } from './sample-product.ts';
import { UsesList } from './uses-list.tsx';

/** What a product's screen says below its price. */
const meta = { title: 'components/product facts', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pickup = { kind: 'pickup', title: 'दुकान से लें', detail: '3.2 किमी · शाम 7 बजे तक खुली' } as const;
const delivery = {
  kind: 'delivery',
  title: 'घर पर मँगाएँ',
  detail: 'भाड़ा ₹30.00 · ₹2,500.00 से ज़्यादा के सामान पर मुफ़्त',
} as const;

export const DeliveryAndPickup: Story = {
  render: () => <FulfilmentOptions options={[delivery, pickup]} collectOnly={false} />,
};
export const CollectOnly: Story = { render: () => <FulfilmentOptions options={[pickup]} collectOnly /> };
export const Uses: Story = { render: () => <UsesList uses={sampleUses} /> };
const CLOTHES = ['दस्ताने, मास्क, चश्मा और पूरी बाँह के कपड़े पहनें।'];

export const Poisonous: Story = {
  render: () => <SafetyFacts toxicity="red" restriction={null} lines={CLOTHES} />,
};
/** The law forbids it on some crops: that is seen without a touch. */
export const Restricted: Story = {
  render: () => <SafetyFacts toxicity="green" restriction="कानून से अमरूद, ज्वार और टैपिओका पर मना।" lines={CLOTHES} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('कानून से अमरूद, ज्वार और टैपिओका पर मना।')).toBeVisible();
  },
};
export const Harmless: Story = {
  render: () => <SafetyFacts toxicity={null} restriction={null} lines={['बच्चों से दूर रखें।']} />,
};
export const Label: Story = {
  render: () => (
    <LabelFacts
      facts={{
        maker: 'Coromandel International Limited',
        origin: 'भारत',
        registration: 'SAMPLE-FCO-0003',
        gstPercent: 5,
      }}
      pack={samplePack}
      seller="श्री गणेश कृषि केंद्र"
    />
  ),
};
