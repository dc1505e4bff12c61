import { ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReportForm } from './report-form.tsx';

const ofGoods = ISSUE_REASONS.filter(({ level }) => level === 'item');
const meta = {
  component: ReportForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: {
    view: { isOfNetwork: false, reasons: ofGoods, lines: [{ variantId: 'npk', name: 'NPK 19:19:19, 1 kg' }] },
    typed: null,
    problems: null,
  },
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Photos come into sight for the reasons that ask for them, and for no other. */
export const PhotosByReason: Story = {
  play: async ({ canvasElement }) => {
    const photos = canvasElement.querySelector('[data-deferred=photos]')?.parentElement;
    await expect(photos).not.toBeVisible();
    for (const { code, needsPhoto } of ofGoods) {
      const choice = canvasElement.querySelector<HTMLInputElement>(`input[value=${code}]`);
      if (choice) await userEvent.click(choice);
      await (needsPhoto ? expect(photos).toBeVisible() : expect(photos).not.toBeVisible());
    }
  },
};
export const Late: Story = {
  args: {
    view: { isOfNetwork: false, reasons: ISSUE_REASONS.filter(({ level }) => level === 'order'), lines: [] },
  },
};
/** A seller of the open network has two hours, not two days. */
export const OfTheOpenNetwork: Story = {
  args: { view: { ...meta.args.view, isOfNetwork: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#report > p:last-child')?.textContent).toMatch(/2/);
    await expect(canvasElement.textContent).not.toMatch(/48/);
  },
};
