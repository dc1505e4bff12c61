import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WEEKDAYS } from './hours-form.ts';
import { WeekFields } from './week-fields.tsx';

/** Hours of each weekday. */
const meta = {
  component: WeekFields,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: {
    days: WEEKDAYS.map((weekday) => ({ weekday, isOpen: weekday !== 7, opens: '09:00', closes: '19:00' })),
    isWrong: false,
  },
} satisfies Meta<typeof WeekFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixDays: Story = {};
export const NotRight: Story = { args: { isWrong: true } };
