import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longOdia, pictureAddress } from '../sample-texts.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  component: Gallery,
  tags: ['autodocs'],
  args: {
    label: 'खाद की बोरी',
    pictures: [
      { src: pictureAddress('sack-red-grades'), alt: 'खाद की बोरी' },
      { src: pictureAddress('sack-green-leaf'), alt: 'नीम लेपित यूरिया' },
      { src: pictureAddress('empty-shop'), alt: 'दुकान' },
    ],
    width: 240,
    height: 240,
    labels: { previous: 'पीछे', next: 'अगली' },
    countText: (place, count) => `${place} / ${count}`,
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OnePicture: Story = {
  args: { pictures: [{ src: pictureAddress('sack-red-grades'), alt: 'खाद की बोरी' }] },
};

export const ByButtons: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'अगली' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 3'));
  },
};

export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 / 3'), { timeout: 3000 });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 / 3'), { timeout: 3000 });
  },
};

export const Many: Story = {
  args: {
    pictures: Array.from({ length: 12 }, (_, index) => ({
      src: `${pictureAddress('sack-red-grades')}#${index}`,
      alt: 'खाद की बोरी',
    })),
  },
};

export const LongOdiaAt320: Story = {
  args: {
    label: longOdia,
    countText: () => longOdia,
    labels: { previous: 'ପଛକୁ', next: 'ଆଗକୁ' },
    pictures: [
      { src: pictureAddress('sack-red-grades'), alt: longOdia },
      { src: pictureAddress('empty-shop'), alt: longOdia },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
