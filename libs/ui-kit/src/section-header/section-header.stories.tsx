import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './section-header.tsx';

const meta = {
  component: SectionHeader,
  args: { title: 'श्रेणियाँ' },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = { args: { to: '/categories', linkText: 'सब देखें' } };
