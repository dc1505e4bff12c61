import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from '../search-field/search-field.tsx';
import { longOdia } from '../sample-texts.ts';
import type { SuggestionsAnswer } from './suggestions-answer.ts';

const items = [
  { to: '/product/neem-coated-urea', name: 'नीम लेपित यूरिया', detail: 'इफको', pictureUrl: '/pictures/shop.svg' },
  { to: '/products?category=fertiliser', name: 'खाद', detail: 'सामान का प्रकार', pictureUrl: '/pictures/shop.svg' },
  { to: '/products?crop=paddy', name: 'धान', detail: 'फसल', pictureUrl: '/pictures/shop.svg' },
];
/** An address that answers the same whatever is typed. */
const answering = (answer: SuggestionsAnswer) => `data:application/json,${encodeURIComponent(JSON.stringify(answer))}#`;

/**
 * What is typed may mean, below a `SearchField`, from an address that knows. Up to eight. A choice from a fixed list
 * is a `Select`.
 */
const meta = {
  component: SearchField,
  args: {
    label: 'खोजें',
    name: 'q',
    placeholder: 'बीज, खाद, दवा खोजें',
    clearLabel: 'मिटाएँ',
    suggestionsFrom: answering({ label: 'सुझाव', announcement: '3 सुझाव', items }),
  },
  decorators: [
    (Story) => (
      <form role="search" className="min-h-80">
        {Story()}
      </form>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByArrows: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'yur');
    const options = await canvas.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByText('3 सुझाव')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', options[1]?.id ?? '');
  },
};

export const ClosedByEscape: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'yur');
    await canvas.findAllByRole('option');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongOdiaAt320: Story = {
  args: {
    suggestionsFrom: answering({
      label: 'सुझाव',
      announcement: '3 सुझाव',
      items: [{ to: '/a', name: longOdia, detail: longOdia, pictureUrl: '/pictures/shop.svg' }],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(await canvas.findByRole('option')).toBeVisible();
  },
};
