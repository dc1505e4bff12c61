import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinIcon, PencilIcon } from '../icons/icons.ts';
import { FileTextIcon, PhoneIcon } from '../icons/order-icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { longOdia } from '../sample-texts.ts';
import { ListRow } from './list-row.tsx';
import { List } from './list.tsx';

/**
 * Rows that open something, do something or say something, on one sheet. Numbers to compare are a `Table`; goods with
 * prices are `ProductCard`s.
 */
const meta = {
  component: List,
  args: { label: 'ऑर्डर', children: null },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  args: {
    children: [
      <ListRow key="bill" to="/bill" title="बिल देखें (पीडीएफ)" leading={<FileTextIcon />} />,
      <ListRow
        key="call"
        href="tel:+919876543210"
        title="दुकानदार से बात करें"
        detail="श्री गणेश कृषि केंद्र"
        leading={<PhoneIcon />}
      />,
      <ListRow key="cancel" onClick={() => undefined} title="ऑर्डर रद्द करें" tone="danger" />,
      <ListRow key="amount" title="सामान (2)" trailing="₹3,100.00" />,
      <ListRow
        key="address"
        to="/address"
        title="सुनीता पवार"
        detail="मु. पो. वणी, दिंडोरी, नासिक 422215"
        leading={<MapPinIcon />}
        trailing={<></>}
        action={<IconButton label="बदलें" icon={<PencilIcon />} />}
      />,
    ],
  },
};

export const LongOdiaAt320: Story = {
  args: { children: [<ListRow key="a" to="/" title={longOdia} detail={longOdia} trailing="₹1,23,456.00" />] },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
