import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { CancelSection } from './cancel-section.tsx';

const meta = {
  component: CancelSection,
  args: { orderId: 'order-1', asks: false, error: undefined, consequences: ['रद्द करने पर ऑर्डर वापस नहीं आएगा।'] },
} satisfies Meta<typeof CancelSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};

export const AsksWhy: Story = {
  args: { asks: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('radio');
    await userEvent.click(first!);
    await expect(first).toBeChecked();
  },
};

function WithoutReason() {
  const { t } = useTranslation('order');
  return (
    <CancelSection
      orderId="order-1"
      asks
      error={t('cancel.choose')}
      consequences={[t('cancel.nothingDue'), t('cancel.final')]}
    />
  );
}

export const NoReasonChosen: Story = { render: () => <WithoutReason /> };
