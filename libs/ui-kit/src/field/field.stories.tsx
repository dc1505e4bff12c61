import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlBox, Field } from './field.tsx';

/**
 * The frame of a control in a form: label above, help under it, the mistake last. For making a field of the kit; a
 * screen takes a ready one: `TextField`, `NumberField`, `Select`. Several controls that answer one question stand in
 * a fieldset (`RadioCards`, `ChipGroup`), not in a `Field`.
 */
const meta = {
  component: Field,
  args: {
    label: 'गाँव का नाम',
    hint: 'जहाँ सामान पहुँचाना है',
    children: (control) => <input {...control} type="text" className={`${controlBox} min-h-12 px-3`} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  /** Who hears the field hears its label and its help; nothing is called wrong yet. */
  async play({ canvasElement }) {
    const control = within(canvasElement).getByRole('textbox');
    const [label, hint] = [canvasElement.querySelector('label'), canvasElement.querySelector('p')];
    await expect(control).toHaveAccessibleName(label?.textContent ?? 'no label');
    await expect(control).toHaveAccessibleDescription(hint?.textContent ?? 'no hint');
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};

export const WithError: Story = {
  args: { error: 'गाँव का नाम लिखें।' },
  /** The mistake is told after the help, and the control says that it is wrong. */
  async play({ canvasElement }) {
    const control = within(canvasElement).getByRole('textbox');
    const told = [...canvasElement.querySelectorAll('p')].map((part) => part.textContent);
    await expect(told).toHaveLength(2);
    await expect(control).toHaveAccessibleDescription(told.join(' '));
    await expect(control).toBeInvalid();
  },
};

export const LabelOnly: Story = {
  args: { hint: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  },
};
