import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReturnLine } from './return-line.tsx';

const ALL = ['001', '002', '003', '004', '005'];
const seed = { variantId: 'seed', name: 'टमाटर बीज, संकर', most: 2, mustBeSealed: true, reasons: ALL };
const typed = { quantities: { seed: '1' }, reason: '001', note: '' };
const meta = {
  component: ReturnLine,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: { orderId: 'order-1', line: seed, typed: null, problems: null },
} satisfies Meta<typeof ReturnLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of seed and crop medicine it is asked whether the pack is sealed; nothing is preselected. */
export const AsksForTheSeal: Story = {
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
  },
};
/** Of other goods it is not. */
export const OtherGoods: Story = {
  args: { line: { ...seed, variantId: 'npk', name: 'NPK 19:19:19, 1 kg', mustBeSealed: false } },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio')).toBeNull(),
};
/** It was not said. */
export const SealNotSaid: Story = {
  args: { typed: { ...typed, seals: {} }, problems: { quantities: [], seals: ['seed'] } },
};
/** Opened packs do not go back; the way to a complaint stands below. */
export const Opened: Story = {
  args: { typed: { ...typed, seals: { seed: 'opened' } }, problems: { quantities: [], seals: ['seed'] } },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/order/order-1/report'),
};
/** More than there is. */
export const TooMany: Story = {
  args: {
    typed: { ...typed, quantities: { seed: '3' }, seals: { seed: 'sealed' } },
    problems: { quantities: ['seed'], seals: [] },
  },
};
