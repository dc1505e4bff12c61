import type { Meta, StoryObj } from '@storybook/react-vite';
import { AskPlace } from './ask-place.tsx';

const meta = { component: AskPlace } satisfies Meta<typeof AskPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPlaceYet: Story = {};
