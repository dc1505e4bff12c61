import { cropsSchema } from '@haat/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

/** The catalogue's own name is not the one that is shown: in another script than the screen’s it is found. */
const crop = (id: string, name: string, shown: string) => ({
  ...{ id, slug: id, name, app_display_name: shown, image_url: '', aeros_id: null },
  ...{ is_perennial: false, is_khetibook_enabled: false, tags: [] },
});
const FOUND = {
  'GET /catalogue/v1/crops': answered(
    cropsSchema.parse({ results: [crop('paddy', 'धान', 'Paddy'), crop('wheat', 'गेहूँ', 'Wheat')] }),
  ),
};

/** Crop insurance: what is paid for and what not, and what the government’s scheme costs for a field. */
const meta = {
  title: 'Crop insurance',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/insurance', answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string) => state({ address, answers: FOUND });

/** Before a crop is chosen. */
export const Overview: Story = {};
/** By the notice of a district. */
export const ByANotice: Story = { parameters: at('/insurance?crop=wheat&place=dholpur&acres=2.5') };
/** By the farmer’s own numbers, with the government’s share. */
export const ByOwnNumbers: Story = { parameters: at('/insurance?crop=paddy&season=kharif&acres=1&sum=60000&rate=8') };
/** Without the insurer’s rate: at most so much. */
export const WithoutARate: Story = { parameters: at('/insurance?crop=paddy&season=rabi&acres=1&sum=60000') };
/** Nothing that was typed is a number. */
export const NotNumbers: Story = { parameters: at('/insurance?crop=paddy&acres=much&sum=lots&rate=high') };
/** The crops could not be loaded: what is paid for is there all the same. */
export const CropsNotLoaded: Story = {
  parameters: state({ address: '/insurance', answers: { 'GET /catalogue/v1/crops': unreachable } }),
};
/** A peril of the own field: reported within 72 hours. */
export const PerilOfTheField: Story = { parameters: at('/insurance/perils/localised') };
/** A peril of a whole area: nothing to report. */
export const PerilOfTheArea: Story = { parameters: at('/insurance/perils/standing_crop') };
/** There is no such peril. */
export const NoSuchPeril: Story = { parameters: at('/insurance/perils/none') };
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: at('/insurance?crop=wheat&place=dholpur&acres=2.5'),
  globals: counterViewport,
};
