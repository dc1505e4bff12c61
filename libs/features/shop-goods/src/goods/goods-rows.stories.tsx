import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { GoodsRows } from './goods-rows.tsx';

/** Packs of each state: on the shelf, sold out, off sale, without a licence. */
function Rows() {
  const { t } = useTranslation('shop-goods');
  const row = (id: string, count: number, mark: string | null) => ({
    ...{ id, name: '18:46:0', pack: '50 kg', image: '/pictures/nothing-found.svg', price: '₹1,350.00', mark },
    ...{ to: `/shop/goods/pack/${id}`, stock: t('stock', { count }), isEmpty: count === 0 },
  });
  const rows = [row('1', 40, null), row('2', 0, null), row('3', 12, t('hidden')), row('4', 7, t('expired'))];
  return (
    <Page>
      <GoodsRows rows={rows} />
    </Page>
  );
}

const meta = { component: Rows } satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {};
