import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { PlaceNeeded } from './place-needed.tsx';

/** In place of a list that depends on where the farmer is. */
const meta = {
  component: PlaceNeeded,
  args: {
    title: 'आप कहाँ हैं?',
    detail: 'पास की मंडियों के भाव जगह से पता चलते हैं।',
    choose: 'जगह चुनें',
    to: '/location',
  },
} satisfies Meta<typeof PlaceNeeded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};

export const LongOdiaAt320: Story = {
  args: { title: longOdia, detail: longOdia, choose: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
