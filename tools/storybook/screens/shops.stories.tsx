import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, unreachable } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';
import { creditGiven, withoutShops } from './sample-states.ts';

/**
 * Shops that serve the place, nearest first: distance, open till when, brought or collected, and choosing one.
 * Distribution centres are listed up to 300 km away.
 */
const meta = {
  title: 'Shops nearby',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/nearby-dcs' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who brings goods there or hands them over. */
export const ServeThePlace: Story = {};
/** Distribution centres. */
export const Centres: Story = { parameters: state({ address: '/dcs' }) };
/** To a farmer who is enrolled the shops that sell on credit say so. */
export const OnCredit: Story = {
  parameters: state({ address: '/dcs', answers: { 'GET /location/v1/flags': changed(creditGiven) } }),
};
/** The place is asked first. */
export const NoPlaceYet: Story = { parameters: state({ isSignedIn: false, hasPlace: false }) };
/** No shop serves the place. */
export const NoneHere: Story = {
  parameters: state({ answers: { 'GET /hyperlocal/v2/availability': changed(withoutShops) } }),
};
/** They could not be loaded: that is never shown as 'none here'. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /hyperlocal/v2/availability': unreachable } }) };
/** At a counter two stand side by side. */
export const AtTheCounter: Story = { globals: counterViewport };
