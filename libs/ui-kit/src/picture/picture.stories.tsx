import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureAddress } from '../sample-texts.ts';
import { Picture } from './picture.tsx';

const meta = {
  component: Picture,
  args: { src: pictureAddress('sack-red-grades'), alt: 'खाद की बोरी', width: 186, height: 186 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soil: Story = { args: { tone: 'soil', eager: true } };

export const Plain: Story = { args: { alt: '' } };
