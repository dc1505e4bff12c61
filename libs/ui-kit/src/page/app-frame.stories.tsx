import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { HouseIcon, StoreIcon } from '../icons/icons.ts';
import { StickyAction } from '../sticky-action/sticky-action.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AppFrame } from './app-frame.tsx';
import { Page } from './page.tsx';

const bottom = (
  <BottomBar
    label="मुख्य"
    items={[
      { to: '/', label: 'होम', icon: <HouseIcon />, current: true },
      { to: '/products', label: 'दुकान', icon: <StoreIcon />, current: false },
    ]}
  />
);

/**
 * What stays while screens change: bars above and below, the one corner. Once around the whole product, never within
 * a screen. A screen's own button is not put in here: it is a `StickyAction` at the end of its `Page`, and the bottom
 * gives way to it.
 */
const meta = {
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    top: <TopBar brand={{ to: '/', label: 'कृषि हाट' }} />,
    bottom,
    children: (
      <Page>
        <Card>नीम लेपित यूरिया</Card>
      </Page>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBars: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('navigation')).toBeVisible();
  },
};

export const BottomGivesWay: Story = {
  args: {
    children: (
      <Page>
        <Card>नीम लेपित यूरिया</Card>
        <StickyAction>
          <Button size="large" fullWidth>
            ऑर्डर करें
          </Button>
        </StickyAction>
      </Page>
    ),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const AtTheCounter: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };
