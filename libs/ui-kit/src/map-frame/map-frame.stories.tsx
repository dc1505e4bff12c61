import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ListRow } from '../list/list-row.tsx';
import { List } from '../list/list.tsx';
import { longOdia, pictureAddress } from '../sample-texts.ts';
import { MapFrame } from './map-frame.tsx';

function DrawnMap() {
  return <div role="img" aria-label="3" className="size-full bg-primary-tint" />;
}

function BrokenMap(): never {
  throw new Error('WebGL');
}

const meta = {
  component: MapFrame,
  tags: ['autodocs'],
  args: {
    label: 'पास के केंद्र',
    picture: pictureAddress('map'),
    texts: {
      show: 'नक्शा देखें',
      cost: 'करीब 300 KB डेटा लगेगा',
      loading: 'खुल रहा है…',
      failed: 'नक्शा नहीं खुल पाया। नीचे सूची देखें।',
      offline: 'इंटरनेट नहीं है',
      retry: 'फिर कोशिश करें',
    },
    load: async (): Promise<ComponentType> => DrawnMap,
    list: (
      <List>
        <ListRow to="/dcs/1" title="श्री गणेश कृषि केंद्र" detail="3.2 किमी" />
      </List>
    ),
  },
} satisfies Meta<typeof MapFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('श्री गणेश कृषि केंद्र')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img', { name: '3' })).toBeNull();
  },
};

export const Open: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'नक्शा देखें' }));
    await expect(await canvas.findByRole('img', { name: '3' })).toBeVisible();
    await expect(canvas.getByText('श्री गणेश कृषि केंद्र')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const opening = within(canvasElement).getByRole('button', { name: 'खुल रहा है…' });
    await expect(opening).toHaveAttribute('aria-busy', 'true');
  },
};

let attempts = 0;

async function loadAtTheSecondAttempt(): Promise<ComponentType> {
  attempts += 1;
  if (attempts === 1) throw new Error('network');
  return DrawnMap;
}

export const FailedAndTriedAgain: Story = {
  args: { load: loadAtTheSecondAttempt },
  beforeEach() {
    attempts = 0;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'नक्शा देखें' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('नक्शा नहीं खुल पाया।');
    await userEvent.click(canvas.getByRole('button', { name: 'फिर कोशिश करें' }));
    await expect(await canvas.findByRole('img', { name: '3' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('network')) },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** React names the failure on the console, as it must. */
export const CannotBeDrawn: Story = {
  args: { load: async () => BrokenMap },
  parameters: { expectedTrouble: ['The above error occurred in the <BrokenMap> component.'] },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'नक्शा देखें' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('नक्शा नहीं खुल पाया।');
  },
};

export const Offline: Story = {
  async beforeEach() {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('इंटरनेट नहीं है');
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const LongOdiaAt320: Story = {
  args: {
    label: longOdia,
    texts: { show: longOdia, cost: longOdia, loading: longOdia, failed: longOdia, offline: longOdia, retry: longOdia },
    list: (
      <List>
        <ListRow title={longOdia} />
      </List>
    ),
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
