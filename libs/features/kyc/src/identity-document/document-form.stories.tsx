import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame, Page } from '@haat/ui-kit';
import { DocumentForm } from './document-form.tsx';
import { EMPTY_DOCUMENT, NO_PROBLEMS } from './typed-document.ts';

const meta = {
  component: DocumentForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { typed: EMPTY_DOCUMENT, problems: NO_PROBLEMS },
} satisfies Meta<typeof DocumentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen or ticked beforehand. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    for (const card of canvas.getAllByRole('radio')) await expect(card).not.toBeChecked();
  },
};

export const NothingFilledIn: Story = {
  args: { problems: { kind: 'kind', number: 'numberEmpty', name: 'name', consent: 'consent' } },
};

/** A number that is right is covered once it is typed: only its last digits can be read. */
export const Covered: Story = {
  args: { typed: { ...EMPTY_DOCUMENT, kind: 'aadhaar', name: 'सुनीता पवार' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvasElement.querySelector<HTMLInputElement>('[name=number]')!;
    await userEvent.type(number, '९९९९ ९९९९ ००१९');
    await expect(number.type).toBe('text');
    await userEvent.tab();
    await expect(number.type).toBe('password');
    await expect(canvas.getByText(/XXXX XXXX 0019/)).toBeVisible();
    await userEvent.click(number);
    await expect(number.type).toBe('text');
  },
};

/** A wrong digit is said as soon as the number is left, and stays readable to be put right. */
export const Mistyped: Story = {
  args: { typed: { ...EMPTY_DOCUMENT, kind: 'aadhaar' } },
  play: async ({ canvasElement }) => {
    const number = canvasElement.querySelector<HTMLInputElement>('[name=number]')!;
    await userEvent.type(number, '999999990018');
    await userEvent.tab();
    await expect(number).toHaveAttribute('aria-invalid');
    await expect(number.type).toBe('text');
  },
};

/** A photo is offered of what may be kept as one. */
export const WithPhoto: Story = {
  args: { typed: { kind: 'pan', number: 'ABCPK1234F', name: 'सुनीता पवार', consent: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'फ़ोटो जोड़ें' }));
    await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull());
  },
};
