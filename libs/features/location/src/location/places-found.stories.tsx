import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GpsProblem } from './gps-button.tsx';
import { PlacesFound } from './places-found.tsx';

const meta = { component: PlacesFound, args: { places: [], query: '999999', next: '/' } } satisfies Meta<
  typeof PlacesFound
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PincodeUnknown: Story = {};
export const NoPlaceOfThatName: Story = { args: { query: 'Xyzzy' } };
export const NotLoaded: Story = { args: { places: null } };
export const PhoneRefuses: Story = { render: () => <GpsProblem problem="refused" onAgain={fn()} /> };
export const PhoneDoesNotKnow: Story = { render: () => <GpsProblem problem="failed" onAgain={fn()} /> };
