import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { goOffline } from './offline.ts';

/**
 * What stands in a screen's place when it cannot be shown, and what is said over it: the frame stays, and there is
 * one thing to do.
 */
const meta = {
  title: 'Errors and offline',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No service answers: it tries again by itself, and says so. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /hyperlocal/v2/availability': unreachable } }) };
/** There is no such page: a search, and the way home. */
export const NoSuchPage: Story = { parameters: state({ address: '/404' }) };
/** The network is gone while a screen is open: the screen stays and can be read. */
export const Offline: Story = { beforeEach: goOffline };
/** A screen was asked for without a network. */
export const NoSignal: Story = {
  beforeEach: loseSignal,
  parameters: state({
    found: () => {
      throw new TypeError('Failed to fetch');
    },
  }),
};
/** Something is wrong with us: 'Oops', and trying again. */
export const Broken: Story = {
  parameters: state({
    found: () => {
      throw new Error('A story breaks this screen.');
    },
  }),
};

/** The screen asks again and again whether the shell can be reached, and would load the page anew. */
function loseSignal(): () => void {
  const { fetch } = window;
  window.fetch = (address, request) =>
    request?.method === 'HEAD' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, request);
  return () => {
    window.fetch = fetch;
  };
}
