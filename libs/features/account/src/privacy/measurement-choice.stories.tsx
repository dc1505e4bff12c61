import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasurementChoice } from './measurement-choice.tsx';

const meta = { component: MeasurementChoice } satisfies Meta<typeof MeasurementChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAllowed: Story = { args: { asked: ['statistics', 'marketing'], agreed: [] } };
export const OneAllowed: Story = { args: { asked: ['statistics', 'marketing'], agreed: ['statistics'] } };
export const StatisticsAlone: Story = { args: { asked: ['statistics'], agreed: ['statistics'] } };
