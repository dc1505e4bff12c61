import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchIcon } from '../icons/icons.ts';
import { IconLink } from '../icon-button/icon-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { longOdia } from '../sample-texts.ts';
import { PillLink, PlacePill } from './place-pill.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Where one is, and the way back: brand and search on home, title and back elsewhere. One on a screen, at its top;
 * not in a host
 * app's own window, which has its own, and not over a dialog or a part of a screen: those have a heading.
 */
const meta = {
  component: TopBar,
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  args: {
    brand: { to: '/', label: 'कृषि हाट' },
    children: (
      <>
        <PlacePill to="/location" label="इलाका बदलें:" text="दिंडोरी, नासिक" />
        <PillLink to="/language" label="भाषा बदलें:" text="हि" lang="hi" />
      </>
    ),
    below: <SearchField label="खोजें" name="q" placeholder="बीज, खाद, दवा खोजें" />,
  },
};

export const Screen: Story = {
  args: {
    title: 'खाद',
    subtitle: 'श्री गणेश कृषि केंद्र · 3.2 किमी',
    back: { to: '/', label: 'पीछे' },
    action: <IconLink to="/search" label="खोजें" icon={<SearchIcon />} variant="bar" />,
  },
  /** The title is the screen's heading, and the first thing that the keyboard comes to is the way back. */
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveAttribute('href', '/');
  },
};

/** A screen with a heading of its own, such as a product's name, has no second one. */
export const OwnHeading: Story = {
  args: { ...Screen.args, titleIsHeading: false },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const AtTheCounter: Story = {
  args: { ...Home.args, title: 'खाद', subtitle: 'श्री गणेश कृषि केंद्र · 3.2 किमी', back: { to: '/', label: 'पीछे' } },
  globals: { theme: 'csc', viewport: { value: 'counter' } },
};

export const LongOdiaAt320: Story = {
  args: {
    title: longOdia,
    subtitle: longOdia,
    back: { to: '/', label: 'ପଛକୁ' },
    action: <PlacePill to="/location" label="ଜାଗା" text="ଖୋର୍ଦ୍ଧା, ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା" />,
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};

export const Csc: Story = { args: { brand: { to: '/', label: 'कृषि हाट' } }, globals: { theme: 'csc' } };

export const Business: Story = { args: { brand: { to: '/', label: 'कृषि हाट' } }, globals: { theme: 'business' } };
