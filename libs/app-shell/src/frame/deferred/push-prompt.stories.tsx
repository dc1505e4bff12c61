import type { Meta, StoryObj } from '@storybook/react-vite';
import { PushQuestion } from './push-prompt.tsx';

const meta = {
  component: PushQuestion,
  args: { onAnswer: () => undefined },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof PushQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
