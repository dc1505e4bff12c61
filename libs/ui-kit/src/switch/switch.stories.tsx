import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'मंडी भाव की सूचना', name: 'price_alert', stateLabels: { on: 'चालू', off: 'बंद' } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true, detail: 'रोज़ सुबह 8 बजे SMS से' } };

export const Disabled: Story = { args: { disabled: true, detail: 'पहले मोबाइल नंबर जोड़ें' } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  async play({ args, canvasElement }) {
    const control = within(canvasElement).getByRole('switch', { name: /मंडी भाव/ });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText('चालू')).toBeVisible();
    await expect(within(canvasElement).getByText('बंद')).not.toBeVisible();
  },
};

export const LongOdiaAt320: Story = {
  args: { label: longOdia, detail: longOdia, stateLabels: { on: 'ଚାଲୁ', off: 'ବନ୍ଦ' } },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
