import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MapPinIcon, PencilIcon } from '../icons/icons.ts';
import { FileTextIcon, PhoneIcon } from '../icons/order-icons.ts';
import { longOdia } from '../sample-texts.ts';
import { ListRow } from './list-row.tsx';
import { List } from './list.tsx';

/**
 * One row of a `List`: it goes somewhere (`to`, `href`), does something (`onClick`) or only says something; the whole
 * row is pressed. Not alone on a screen: one thing to do is a `Button`. A second thing to do with the same row is its
 * `action`; a third one needs a screen of its own.
 */
const meta = {
  component: ListRow,
  decorators: [(Story) => <List>{Story()}</List>],
  args: { title: 'बिल देखें (पीडीएफ)' },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesSomewhere: Story = { args: { to: '/bill', leading: <FileTextIcon /> } };

export const Calls: Story = {
  args: {
    href: 'tel:+919876543210',
    title: 'दुकानदार से बात करें',
    detail: 'श्री गणेश कृषि केंद्र',
    leading: <PhoneIcon />,
  },
};

export const DoesSomething: Story = {
  args: { onClick: fn(), title: 'ऑर्डर रद्द करें', tone: 'danger' },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /./ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Says: Story = { args: { title: 'सामान (2)', trailing: '₹3,100.00' } };

export const WithAButtonBeside: Story = {
  args: {
    to: '/address',
    title: 'सुनीता पवार',
    detail: 'मु. पो. वणी, दिंडोरी, नासिक 422215',
    leading: <MapPinIcon />,
    trailing: <></>,
    action: <IconButton label="बदलें" icon={<PencilIcon />} />,
  },
  /** Two things to press are two stops of the keyboard, not one within the other. */
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).not.toContainElement(
      within(canvasElement).getByRole('button'),
    );
  },
};

export const LongOdiaAt320: Story = {
  args: { to: '/', title: longOdia, detail: longOdia, trailing: '₹1,23,456.00' },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
