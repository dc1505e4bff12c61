import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { longHindi, longOdia } from '../sample-texts.ts';
import { Banner } from './banner.tsx';

/**
 * What happened and what to do next, at the place it is about. Announced where it comes up after a press. What goes
 * by itself is a toast; what must be answered first is a `Modal`; a whole screen with nothing on it is an
 * `EmptyState`.
 */
const meta = {
  component: Banner,
  args: { tone: 'info', title: 'दाम बदल गया है', children: longHindi },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    action: <Button variant="secondary">दूसरी दुकान चुनें</Button>,
  },
};

export const DangerAnnounced: Story = { args: { tone: 'danger', announce: true } };

export const Neutral: Story = { args: { tone: 'neutral', title: undefined } };

export const LongOdiaAt320: Story = {
  args: { tone: 'warning', title: longOdia, children: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
