import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoShop } from './no-shop.tsx';

const meta = { component: NoShop, args: { reason: { state: 'no-place' } } } satisfies Meta<typeof NoShop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPlaceYet: Story = {};
export const NoShopServesThePlace: Story = { args: { reason: { state: 'no-shop', place: 'तिरुवनंतपुरम' } } };
export const NoShopDelivers: Story = { args: { reason: { state: 'no-delivery', place: 'दिंडोरी, नासिक' } } };
