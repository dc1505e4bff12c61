import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  component: Stepper,
  tags: ['autodocs'],
  args: {
    label: 'बीमा का दावा',
    text: 'चरण 2, कुल 4',
    stateLabels: { done: 'हो गया', now: 'अभी', next: 'बाकी' },
    steps: [
      { title: 'फसल', state: 'done', to: '/insurance/claims/1?step=crop' },
      { title: 'नुकसान', state: 'now' },
      { title: 'फ़ोटो', state: 'next' },
      { title: 'भेजें', state: 'next' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /फसल/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const First: Story = {
  args: {
    text: 'चरण 1, कुल 4',
    steps: [
      { title: 'फसल', state: 'now' },
      { title: 'नुकसान', state: 'next' },
      { title: 'फ़ोटो', state: 'next' },
      { title: 'भेजें', state: 'next' },
    ],
  },
};

export const Last: Story = {
  args: {
    text: 'चरण 4, कुल 4',
    steps: [
      { title: 'फसल', state: 'done', to: '/a' },
      { title: 'नुकसान', state: 'done', to: '/b' },
      { title: 'फ़ोटो', state: 'done', to: '/c' },
      { title: 'भेजें', state: 'now' },
    ],
  },
};

export const AtTheCounter: Story = { globals: { viewport: { value: 'counter' } } };

export const LongOdiaAt320: Story = {
  args: {
    text: longOdia,
    stateLabels: { done: 'ହୋଇଗଲା', now: 'ଏବେ', next: 'ବାକି' },
    steps: [
      { title: 'ଫସଲ', state: 'done', to: '/a' },
      { title: longOdia, state: 'now' },
      { title: 'ଫଟୋ', state: 'next' },
      { title: 'ପଠାନ୍ତୁ', state: 'next' },
      { title: 'ଶେଷ', state: 'next' },
      { title: 'ଆଉ', state: 'next' },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
