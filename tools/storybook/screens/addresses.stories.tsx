import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, unreachable } from '../market/story-answers.ts';
import { stepUpThat } from './sample-states.ts';

/** The farmer's addresses. With the cart waiting, the one to bring the goods to is chosen here. */
const meta = {
  title: 'Addresses',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/addresses' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** To be changed or removed. */
export const Known: Story = {};
/** Asked for by the cart: a press chooses. */
export const ChosenForTheCart: Story = { parameters: state({ address: '/addresses?next=/cart&choose=1' }) };
/** Nothing is removed without a question. */
export const AsksBeforeRemoving: Story = { parameters: state({ address: '/addresses?remove=address-1' }) };
/** None was written yet. */
export const NoneYet: Story = { parameters: state({ answers: { 'GET /user/v1/addresses': nothing } }) };
/** The number was silent for long: addresses from before are kept back, which is not the same as none. */
export const AfterLongSilence: Story = {
  parameters: state({
    answers: { 'GET /user/v1/addresses': nothing, 'GET /user/v1/step-up': stepUpThat('question') },
  }),
};
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /user/v1/addresses': unreachable } }) };
