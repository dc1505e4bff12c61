import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepayForm } from './repay-form.tsx';

const meta = {
  component: RepayForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { most: '₹7,486.50', typed: { which: 'all', other: '' }, isWrong: false },
} satisfies Meta<typeof RepayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const WrongAmount: Story = { args: { typed: { which: 'other', other: '9,000' }, isWrong: true } };
