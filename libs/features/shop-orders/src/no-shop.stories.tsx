import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoShop } from './no-shop.tsx';

const meta = { component: NoShop } satisfies Meta<typeof NoShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reader works for no shop. */
export const Farmer: Story = {};
