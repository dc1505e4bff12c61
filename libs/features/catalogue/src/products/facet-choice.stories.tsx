import type { Meta, StoryObj } from '@storybook/react-vite';
import { FacetsNotLoaded } from '../facets-not-loaded.tsx';
import { FacetChoice } from './facet-choice.tsx';

const meta = { component: FacetChoice, args: { path: '/products/crops', facet: 'crop', items: [] } } satisfies Meta<
  typeof FacetChoice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneHere: Story = {};
export const NotLoaded: Story = { args: { items: null } };
export const NotLoadedAmongOtherThings: Story = { render: () => <FacetsNotLoaded size="part" /> };
