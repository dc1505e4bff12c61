import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { longOdia, pictureAddress } from '../sample-texts.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * Nothing is here, or it could not be loaded: a picture, one sentence, one thing to do. The two are never mixed up:
 * what failed is an `ErrorState`. Inside a screen that has other parts it is the small one.
 */
const meta = {
  component: EmptyState,
  args: {
    picture: pictureAddress('empty-cart'),
    title: 'कार्ट खाली है',
    detail: 'दुकान से बीज, खाद और दवा चुनें।',
    action: (
      <ButtonLink to="/products" fullWidth>
        दुकान देखें
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

export const Orders: Story = {
  args: { picture: pictureAddress('empty-orders'), title: 'अभी कोई ऑर्डर नहीं', detail: undefined },
};

export const NoShop: Story = {
  args: { picture: pictureAddress('empty-shop'), title: longOdia, detail: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};

export const PartOfAScreen: Story = {
  args: {
    picture: pictureAddress('signed-out'),
    title: 'आप लॉग इन नहीं हैं',
    detail: undefined,
    action: (
      <ButtonLink to="/login" fullWidth>
        लॉग इन करें
      </ButtonLink>
    ),
    size: 'part',
  },
};

export const LongPartAt320: Story = {
  args: { picture: pictureAddress('empty-shop'), title: longOdia, detail: longOdia, size: 'part' },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
