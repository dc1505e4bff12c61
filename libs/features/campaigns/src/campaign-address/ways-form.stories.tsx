import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame, Page } from '@haat/ui-kit';
import { WaysForm } from './ways-form.tsx';

const address = {
  value: 'address:a-1',
  title: 'सुनीता पवार',
  detail: 'मु. पो. वणी, दिंडोरी, नासिक 422215',
  isPickup: false,
};
const counter = { value: 'pickup', title: 'श्री गणेश कृषि केंद्र', detail: 'वणी रोड, दिंडोरी, नाशिक 422202', isPickup: true };
const ways = {
  kind: 'ways' as const,
  shop: counter.title,
  cards: [address, counter],
  chosen: address.value,
  delivers: true,
};

const meta = {
  component: WaysForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { ways, legend: counter.title, newAddressPath: '/address/new', isMissing: false },
} satisfies Meta<typeof WaysForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddressOrCounter: Story = {};
export const CounterOnly: Story = {
  args: { ways: { ...ways, cards: [counter], chosen: counter.value, delivers: false } },
};
export const NoAddressYet: Story = { args: { ways: { ...ways, cards: [counter], chosen: counter.value } } };
export const DeliveryOnlyAndNoAddress: Story = { args: { ways: { ...ways, cards: [], chosen: null } } };
export const NothingChosen: Story = { args: { ways: { ...ways, chosen: null }, isMissing: true } };
