import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepUpForm } from './step-up-form.tsx';
import { StepUpSupport } from './step-up-support.tsx';

const named = (names: readonly string[]) => names.map((name, index) => ({ id: String(index), name }));
const meta = {
  component: StepUpForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: {
    asked: {
      tries_left: 3,
      shops: named(['श्री गणेश कृषि केंद्र', 'कृषि हाट केंद्र, नाशिक', 'कृषि हाट केंद्र', 'साझेदार दुकान']),
      products: named(['यूरिया', 'नैनो यूरिया', 'नीम लेपित यूरिया', 'टमाटर बीज, संकर', 'बीज']),
    },
    answer: null,
    next: '/cart',
  },
} satisfies Meta<typeof StepUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
/** What was chosen stays, and it is not said what of it is wrong. */
export const WrongAnswer: Story = {
  args: {
    asked: { ...meta.args.asked, tries_left: 1 },
    answer: {
      kind: 'refused',
      code: 'auth_error.step_up_wrong',
      typed: { fullName: 'सुनीता पवार', shop: '1', product: '2' },
    },
  },
};
/** Nothing can be asked. */
export const OnlySupport: Story = {
  render: () => <StepUpSupport isRefused={false} next="/cart" careNumber="1800 123 4567" />,
};
/** The last answer was wrong too. */
export const TriedTooOften: Story = {
  render: () => <StepUpSupport isRefused next="/cart" careNumber={null} />,
};
