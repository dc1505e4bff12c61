import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressCard } from './address-card.tsx';

const meta = {
  component: AddressCard,
  args: {
    address: {
      id: 'address-1',
      name: 'सुनीता पवार',
      phone_number: '9812345670',
      house: '',
      village: 'दिंडोरी',
      tehsil: '',
      district: 'नासिक',
      state: '',
      pincode: '422215',
      lat_lng: null,
      is_default: false,
      full_display_address: 'मु. पो. वणी, दिंडोरी, नासिक 422215',
    },
    isChoosing: false,
    next: null,
    asksToRemove: false,
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {};
export const TheMainOne: Story = { args: { address: { ...meta.args.address, is_default: true } } };
export const ChosenForTheCart: Story = { args: { isChoosing: true, next: '/cart' } };
export const AsksBeforeRemoving: Story = { args: { asksToRemove: true } };
