import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './section-header.tsx';

/**
 * The heading of a part of a screen, with a link to all of it where there is more. The title of the screen itself
 * stands in the top bar.
 */
const meta = {
  component: SectionHeader,
  args: { title: 'श्रेणियाँ' },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = { args: { to: '/categories', linkText: 'सब देखें' } };
