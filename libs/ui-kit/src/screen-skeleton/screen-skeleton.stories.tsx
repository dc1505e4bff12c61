import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const meta = {
  component: ScreenSkeleton,
  tags: ['autodocs'],
  args: { screen: 'list', label: 'खुल रहा है…' },
} satisfies Meta<typeof ScreenSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Home: Story = { args: { screen: 'home' } };

export const Cards: Story = { args: { screen: 'cards' } };

export const Form: Story = { args: { screen: 'form' } };

export const Product: Story = { args: { screen: 'product' } };

export const Cart: Story = { args: { screen: 'cart' } };

export const Order: Story = { args: { screen: 'order' } };

export const Report: Story = { args: { screen: 'report' } };

export const Tiles: Story = { args: { screen: 'tiles' } };

export const Rows: Story = { args: { screen: 'rows' } };

export const Offers: Story = { args: { screen: 'offers' } };
