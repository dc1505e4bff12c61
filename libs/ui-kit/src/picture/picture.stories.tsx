import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { longOdia, pictureAddress } from '../sample-texts.ts';
import { Picture } from './picture.tsx';

/**
 * A drawn picture or a photograph at a known size, so that nothing jumps; `eager` for the largest of a screen only.
 * Several of one thing are a `Gallery`; small signs beside words are icons.
 */
const meta = {
  component: Picture,
  tags: ['autodocs'],
  args: { src: pictureAddress('sack-red-grades'), alt: 'खाद की बोरी', width: 186, height: 186 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = { src: '/media/field.jpg', alt: 'गेहूँ', width: 280, height: 210 };
const photoIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLImageElement>('img');

export const Soil: Story = { args: { tone: 'soil', eager: true } };

export const Plain: Story = { args: { alt: '' } };

export const Photograph: Story = {
  args: { ...photo, tone: 'soil', eager: true },
  async play({ canvasElement }) {
    const image = photoIn(canvasElement);
    // It is made on the way: on a busy machine that takes its time.
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 20_000 });
    await expect(new URL(image.currentSrc).searchParams.get('url')).toBe(photo.src);
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 280, height: 210 });
  },
};

/** Its room and its ground are there before it is. */
export const PhotographOnItsWay: Story = {
  args: { ...photo, colour: '#6a8f4a' },
  async play({ canvasElement }) {
    const image = photoIn(canvasElement);
    image.removeAttribute('srcset');
    image.removeAttribute('src');
    image.alt = '';
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().height).toBe(210);
  },
};

export const PhotographThatDoesNotCome: Story = {
  args: { ...photo, tone: 'soil' },
  async play({ canvasElement }) {
    await fireEvent.error(photoIn(canvasElement));
    await expect(await within(canvasElement).findByText(photo.alt)).toBeVisible();
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().height).toBe(210);
  },
};

export const SmallPhotographThatDoesNotCome: Story = {
  args: { ...photo, alt: '', width: 56, height: 56, tone: 'soil' },
  async play({ canvasElement }) {
    const image = canvasElement.querySelector('img');
    if (image) await fireEvent.error(image);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** Wider than the phone: it shrinks, and so does what stands in for it. */
export const WidePhotographInOdia: Story = {
  args: { ...photo, alt: longOdia, width: 720, height: 480, tone: 'soil' },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvasElement }) {
    await fireEvent.error(photoIn(canvasElement));
    await expect(await within(canvasElement).findByText(longOdia)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
