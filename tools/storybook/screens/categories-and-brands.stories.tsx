import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing } from '../market/story-answers.ts';

/** Every kind of goods and every company, by pictures; companies by their first letter. */
const meta = {
  title: 'Categories and companies',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/categories' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Kinds of goods. */
export const Categories: Story = {};
/** Companies, to be searched. */
export const Companies: Story = { parameters: state({ address: '/brands' }) };
/** What the shop has for each crop. */
export const Crops: Story = { parameters: state({ address: '/products/crops' }) };
/** The shop has none. */
export const NoneHere: Story = { parameters: state({ answers: { 'GET /catalogue/v1/categories': nothing } }) };
