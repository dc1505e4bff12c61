import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PillLink, PlacePill } from './place-pill.tsx';

/**
 * What holds for the whole product and can be changed from anywhere: the place, the language. Only on the `TopBar`.
 * What holds for one screen is a `ChipLink` on that screen.
 */
const meta = {
  component: PillLink,
  decorators: [(Story) => <div className="focus-on-primary flex bg-primary p-2">{Story()}</div>],
  args: { to: '/language', label: 'भाषा बदलें:', text: 'हि', lang: 'hi' },
} satisfies Meta<typeof PillLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {};

export const Place: Story = {
  render: () => <PlacePill to="/location" label="इलाका बदलें:" text="दिंडोरी, नासिक" />,
  /** What a press does is heard before what is chosen. */
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    const [does, chosen] = [...link.querySelectorAll('span span')].map((part) => part.textContent?.trim());
    await expect(link).toHaveAccessibleName(`${does} ${chosen}`);
  },
};

export const LongOdiaAt320: Story = {
  render: () => <PlacePill to="/location" label="ଜାଗା" text="ଖୋର୍ଦ୍ଧା, ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା" />,
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
