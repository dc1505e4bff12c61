import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFilters } from '../product-filters.ts';
import { NothingFound } from './nothing-found.tsx';

const shop = { id: 'shop-1', name: 'श्री गणेश कृषि केंद्र', distance: null, opening: '', isOpen: true, fulfilment: [] };

const meta = {
  component: NothingFound,
  args: { listing: { shop, filters: readFilters(new URLSearchParams({ search: 'xyz' })) } },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFits: Story = {};
export const ShopIsEmpty: Story = { args: { listing: { shop, filters: readFilters(new URLSearchParams()) } } };
