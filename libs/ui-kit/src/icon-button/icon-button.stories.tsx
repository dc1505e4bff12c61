import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, Trash2Icon, XIcon } from '../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

/** For what everyone knows without words: back, close, search, remove. Anything else is a `Button` with its word. */
const meta = {
  component: IconButton,
  args: { label: 'बंद करें', icon: <XIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Raised: Story = { args: { variant: 'raised', label: 'हटाएँ', icon: <Trash2Icon /> } };

export const OnBar: Story = {
  args: { variant: 'bar', label: 'खोजें', icon: <SearchIcon /> },
  decorators: [(Story) => <div className="bg-primary p-2">{Story()}</div>],
};
