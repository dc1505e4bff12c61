import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserIcon, HouseIcon, PackageIcon, ShoppingCartIcon, StoreIcon } from '../icons/icons.ts';
import { BottomBar } from './bottom-bar.tsx';

/**
 * The navigation links, on every screen in the same order; only to what is built. Three to five. It gives way
 * to a screen's own main button (`StickyAction`).
 */
const meta = {
  component: BottomBar,
  args: {
    label: 'मुख्य',
    items: [
      { to: '/', label: 'होम', icon: <HouseIcon />, current: true },
      { to: '/products', label: 'दुकान', icon: <StoreIcon />, current: false },
      {
        to: '/cart',
        label: 'कार्ट',
        icon: <ShoppingCartIcon />,
        current: false,
        count: { value: 2, label: '2 सामान' },
      },
      { to: '/orders', label: 'ऑर्डर', icon: <PackageIcon />, current: false },
      { to: '/account', label: 'मेरा', icon: <CircleUserIcon />, current: false },
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const LongOdiaAt320: Story = {
  args: {
    items: [
      { to: '/', label: 'ମୁଖ୍ୟ ପୃଷ୍ଠା', icon: <HouseIcon />, current: false },
      { to: '/products', label: 'ଦୋକାନ', icon: <StoreIcon />, current: true },
      { to: '/cart', label: 'କାର୍ଟ', icon: <ShoppingCartIcon />, current: false, count: { value: 128, label: '128' } },
      { to: '/orders', label: 'ମୋ ଅର୍ଡର', icon: <PackageIcon />, current: false },
      { to: '/account', label: 'ମୋ ଖାତା', icon: <CircleUserIcon />, current: false },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};

export const AtTheCounter: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };
