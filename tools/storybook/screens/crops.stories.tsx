import { myCropsSchema, type CropDetails, type ProblemDetails } from '@haat/api-contract/advice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable } from '../market/story-answers.ts';
import { nearAnswer } from './mandi-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const MINE = 'GET /advice/v1/my-crops';
const COTTON = 'GET /advice/v1/crops/cotton';
const WHITEFLY = 'GET /advice/v1/crops/cotton/problems/cotton_whitefly';
const CROP_ID = '00000000-0000-4000-8000-0000000000c1';

const KEPT = answered(
  myCropsSchema.parse({
    results: [
      {
        ...{ id: CROP_ID, sowing_day: '2026-10-12', acres: 2.5 },
        crop: {
          ...{ id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg' },
          ...{ has_guide: true, has_problems: true },
        },
      },
      {
        ...{ id: '00000000-0000-4000-8000-0000000000c2', sowing_day: '2026-07-01', acres: 1 },
        crop: {
          ...{ id: 'okra', name: 'Okra', image_url: '/pictures/crop-okra.svg' },
          ...{ has_guide: false, has_problems: false },
        },
      },
    ],
  }),
);
/** Goods whose packs are recorded stand in for one against the problem. */
const oneProduct = changed<ProblemDetails>((problem) => ({
  ...problem,
  products: problem.products
    .slice(0, 1)
    .map((product) => ({ ...product, slug: 'npk-10-26-26', per_acre: { amount: 50, unit: 'kg' } })),
}));

/** Crops that a person grows, what is to be done, and what is wrong with a plant. */
const meta = {
  title: 'Crops',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/crops',
      answers: { [MINE]: KEPT, 'GET /mandi/v1/near': nearAnswer() },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With this week's work; one crop has no guide yet. */
export const MyCrops: Story = {};
/** Nothing kept yet. */
export const NoCrops: Story = { parameters: state({ answers: { [MINE]: answered({ results: [] }) } }) };
/** A guest logs in, or looks at all crops. */
export const MyCropsAsAGuest: Story = { parameters: state({ isSignedIn: false }) };
/** They could not be loaded: that is not 'none'. */
export const MyCropsNotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** A new one. */
export const AddACrop: Story = { parameters: state({ address: '/crops?add=1' }) };
/** What was typed is no crop, no day and no area. */
export const BadCrop: Story = {
  parameters: state({
    address: '/crops?add=1',
    posted: { intent: 'save', id: '', crop: '', day: '', acres: 'lots' },
  }),
};
/** The services refuse the day. */
export const DayRefused: Story = {
  parameters: state({
    address: '/crops?add=1',
    answers: {
      [MINE]: KEPT,
      'POST /advice/v1/my-crops': refused('advice_error.sowing_day', { details: { years: 10 } }),
    },
    posted: { intent: 'save', id: '', crop: 'cotton', day: '2010-06-01', acres: '2' },
  }),
};
/** One is changed. */
export const ChangeACrop: Story = { parameters: state({ address: `/crops?change=${CROP_ID}` }) };
/** Asked before it goes. */
export const RemoveACrop: Story = { parameters: state({ address: `/crops?remove=${CROP_ID}` }) };

/** Every crop. */
export const AllCrops: Story = { parameters: state({ address: '/crop/all' }) };
/** A crop on its day, with its work and what a bag costs. */
export const CropInAStage: Story = {
  parameters: state({ address: '/crop?crop=cotton&sown=2026-10-12&acres=2.5', isSignedIn: false }),
};
/** Before the day is said. */
export const CropWithoutADay: Story = { parameters: state({ address: '/crop?crop=cotton' }) };
/** What was typed is no day and no area. */
export const CropBadDay: Story = { parameters: state({ address: '/crop?crop=cotton&sown=2999-01-01&acres=lots' }) };
/** After the last stage. */
export const CropAfterItsEnd: Story = { parameters: state({ address: '/crop?crop=cotton&sown=2025-06-01' }) };
/** A crop without a guide. */
export const CropWithoutAGuide: Story = {
  parameters: state({
    address: '/crop?crop=cotton',
    answers: { [COTTON]: changed<CropDetails>((crop) => ({ ...crop, guide: null, has_guide: false })) },
  }),
};
/** No such crop. */
export const NoSuchCrop: Story = {
  parameters: state({
    address: '/crop?crop=moon-dust',
    answers: { 'GET /advice/v1/crops/moon-dust': refused('request_error.not_found', { status: 404 }) },
  }),
};
/** It could not be loaded. */
export const CropNotLoaded: Story = {
  parameters: state({ address: '/crop?crop=cotton', answers: { [COTTON]: unreachable } }),
};

/** The crops that have a guide. */
export const ChooseAGuide: Story = { parameters: state({ address: '/crop-guide' }) };
/** Stage by stage, with the one that is now. */
export const Guide: Story = { parameters: state({ address: '/crop-guide?crop=cotton&sown=2026-10-12' }) };

/** The part is chosen first. */
export const WhichPart: Story = { parameters: state({ address: '/crop/cotton/problems', isSignedIn: false }) };
/** Then what is seen on it. */
export const WhichSign: Story = {
  parameters: state({ address: '/crop/cotton/problems?part=leaf', isSignedIn: false }),
};
/** Then what it may be. */
export const WhichProblem: Story = {
  parameters: state({ address: '/crop/cotton/problems?part=leaf&signs=curls-up,twisted', isSignedIn: false }),
};
/** Nothing known shows this. */
export const NothingShowsThis: Story = {
  parameters: state({
    address: '/crop/cotton/problems?part=leaf',
    isSignedIn: false,
    answers: {
      'GET /advice/v1/crops/cotton/problems': changed<{ problems: unknown[] }>((found) => ({ ...found, problems: [] })),
    },
  }),
};
/** A crop of which no problem is known. */
export const NoKnownProblems: Story = {
  parameters: state({
    address: '/crop/cotton/problems',
    isSignedIn: false,
    answers: {
      'GET /advice/v1/crops/cotton/problems': changed<object>((found) => ({ ...found, parts: [], problems: [] })),
    },
  }),
};

/** What to look at, from when to act, what needs no medicine, and only then what does. */
export const Problem: Story = {
  parameters: state({ address: '/crop/cotton/problem/cotton_whitefly?acres=2', answers: { [WHITEFLY]: oneProduct } }),
};
/** Without a place there are no prices. */
export const ProblemWithoutAPlace: Story = {
  parameters: state({
    address: '/crop/cotton/problem/cotton_whitefly?acres=lots',
    ...{ hasPlace: false, isSignedIn: false, answers: { [WHITEFLY]: oneProduct } },
  }),
};
/** Where no label names it nothing is to be bought. */
export const ProblemWithoutProducts: Story = {
  parameters: state({
    address: '/crop/cotton/problem/cotton_whitefly',
    answers: {
      [WHITEFLY]: changed<ProblemDetails>((problem) => ({ ...problem, products: [], medicines: [], thresholds: [] })),
    },
  }),
};
/** A problem of another crop. */
export const ProblemOfAnotherCrop: Story = {
  parameters: state({
    address: '/crop/cotton/problem/paddy_blast',
    answers: {
      'GET /advice/v1/crops/cotton/problems/paddy_blast': refused('request_error.not_found', { status: 404 }),
    },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: state({ address: '/crop/cotton/problem/cotton_whitefly?acres=2', answers: { [WHITEFLY]: oneProduct } }),
  globals: counterViewport,
};
