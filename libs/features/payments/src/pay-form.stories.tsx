import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayForm } from './pay-form.tsx';

const redirectTo = {
  action: 'https://api.razorpay.com/v1/checkout/embedded',
  fields: { key_id: 'rzp_test_1', order_id: 'order_1' },
  is_sandbox: false,
};
const meta = {
  component: PayForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { redirectTo, amount: '₹2,970.00' },
} satisfies Meta<typeof PayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gateway: Story = {};
export const Sandbox: Story = { args: { redirectTo: { ...redirectTo, is_sandbox: true } } };
