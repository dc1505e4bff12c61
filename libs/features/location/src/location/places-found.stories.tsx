import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GpsProblem } from './gps-button.tsx';
import { PlacesFound } from './places-found.tsx';

const meta = { component: PlacesFound, args: { places: [], query: '999999', next: '/' } } satisfies Meta<
  typeof PlacesFound
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both names, where they are long: they wrap, nothing is cut. */
export const LongNames: Story = {
  args: {
    query: '444001',
    places: [
      {
        placeId: 'pin-444001',
        postalCode: '444001',
        area: 'होलसेल किराणा मार्केट अकोला',
        officialArea: 'Wholesale Kirana Market Sub Post Office Akola',
        district: 'अकोला',
        city: 'महाराष्ट्र',
      },
      {
        placeId: 'pin-422003',
        postalCode: '422003',
        area: 'Panchvati',
        officialArea: 'Panchvati',
        district: 'Nashik',
        city: 'Maharashtra',
      },
    ],
  },
};
export const PincodeUnknown: Story = {};
export const NoPlaceOfThatName: Story = { args: { query: 'Xyzzy' } };
export const NotLoaded: Story = { args: { places: null } };
export const PhoneRefuses: Story = { render: () => <GpsProblem problem="refused" onAgain={fn()} /> };
export const PhoneDoesNotKnow: Story = { render: () => <GpsProblem problem="failed" onAgain={fn()} /> };
