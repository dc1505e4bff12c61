import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { Timeline } from './timeline.tsx';

/** What happened to something over days, what is happening and what will. The steps of a form are a `Stepper`. */
const meta = {
  component: Timeline,
  args: {
    label: 'ऑर्डर कहाँ तक पहुँचा',
    steps: [
      { title: 'ऑर्डर हुआ', detail: 'आज, 10:12', state: 'done', stateLabel: 'हो गया' },
      { title: 'दुकान ने ऑर्डर लिया', detail: 'आज, 10:20', state: 'done', stateLabel: 'हो गया' },
      { title: 'सामान बाँधा जा रहा है', state: 'now', stateLabel: 'अभी' },
      { title: 'रास्ते में', state: 'later' },
      { title: 'मिल गया', state: 'later' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const Cancelled: Story = {
  args: {
    steps: [
      { title: 'ऑर्डर हुआ', detail: 'आज, 10:12', state: 'done' },
      { title: 'आपने रद्द किया', detail: 'आज, 11:02', state: 'failed' },
    ],
  },
};

export const LongOdiaAt320: Story = {
  args: {
    steps: [
      { title: longOdia, detail: longOdia, state: 'now' },
      { title: longOdia, state: 'later' },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
