import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoaded } from './not-loaded.tsx';

const meta = { component: NotLoaded } satisfies Meta<typeof NotLoaded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoodsNotLoaded: Story = {};
