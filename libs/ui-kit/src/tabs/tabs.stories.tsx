import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BugIcon, InfoIcon } from '../icons/icons.ts';
import { SproutIcon } from '../icons/quick-action-icons.ts';
import { longHindi, longOdia } from '../sample-texts.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'थ्रिप्स',
    tabs: [
      { value: 'signs', label: 'लक्षण', content: 'पत्तियों पर चाँदी जैसे धब्बे दिखते हैं।' },
      { value: 'cause', label: 'कारण', content: 'गर्म और सूखा मौसम।' },
      { value: 'cure', label: 'इलाज', content: longHindi },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const WithPictograms: Story = {
  args: {
    tabs: [
      { value: 'signs', label: 'लक्षण', icon: <BugIcon size={20} />, content: longHindi },
      { value: 'cause', label: 'कारण', icon: <InfoIcon size={20} />, content: 'गर्म और सूखा मौसम।' },
      { value: 'cure', label: 'इलाज', icon: <SproutIcon size={20} />, content: 'नीम तेल 5 मिली प्रति लीटर।' },
    ],
    defaultValue: 'cure',
  },
};

export const ByKeyboard: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'लक्षण' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'कारण', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'कारण' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'इलाज', selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('cure');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const ByTap: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'इलाज' }));
    await expect(canvas.getByText(longHindi)).toBeVisible();
    await expect(canvas.getByText('गर्म और सूखा मौसम।')).not.toBeVisible();
    await expect(location.hash).toBe('');
  },
};

/** What the server makes of its children, before any script runs. */
function AsSent({ children }: { readonly children: ReactNode }) {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(children);
  return <div ref={(element) => element?.replaceChildren(holder)} />;
}

/** What the server sends: every part is in it, and each tab is a link to its part. */
export const BeforeTheScript: Story = {
  render: (args) => (
    <AsSent>
      <Tabs {...args} />
    </AsSent>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('पत्तियों पर चाँदी जैसे धब्बे दिखते हैं।')).toBeVisible();
    await expect(canvas.getByText('गर्म और सूखा मौसम।')).not.toBeVisible();
    location.hash = canvas.getByText('कारण').closest('a')?.hash ?? '';
    await expect(canvas.getByText('गर्म और सूखा मौसम।')).toBeVisible();
    await expect(canvas.getByText('पत्तियों पर चाँदी जैसे धब्बे दिखते हैं।')).not.toBeVisible();
    location.hash = '';
  },
};

export const LongOdiaAt320: Story = {
  args: {
    label: 'ଥ୍ରିପ୍ସ',
    tabs: [
      { value: 'signs', label: 'ରୋଗର ଲକ୍ଷଣଗୁଡ଼ିକ', content: longOdia },
      { value: 'cause', label: 'ରୋଗର କାରଣ', content: longOdia },
      { value: 'cure', label: 'ପ୍ରତିକାର ଓ ଔଷଧ', content: longOdia },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
