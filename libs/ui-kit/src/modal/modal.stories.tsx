import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longHindi, longOdia } from '../sample-texts.ts';
import { Modal } from './modal.tsx';

/**
 * A question or message that must be answered before anything else: another shop's goods, an error that stops
 * everything. Rare. What can wait is a `Banner`, what needs room a `BottomSheet`.
 */
const meta = {
  component: Modal,
  args: {
    title: 'दुकान बदलें?',
    message: 'कार्ट में दूसरी दुकान का सामान है। बदलने पर वह हट जाएगा।',
    closeLabel: 'बंद करें',
    onClose: fn(),
    actions: [
      { label: 'हाँ, बदलें', onClick: fn() },
      { label: 'नहीं, रहने दें', onClick: fn() },
    ],
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  async play({ args }) {
    await expect(screen.getByRole('dialog', { name: 'दुकान बदलें?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'हाँ, बदलें' }));
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce();
  },
};

export const Closes: Story = {
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** What the back button of a phone does when it is pressed for a second time. */
export const ClosedByThePhone: Story = {
  async play({ args }) {
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const MustBeAnswered: Story = {
  args: {
    onClose: undefined,
    title: undefined,
    message: 'कुछ गड़बड़ हो गई।',
    detail: 'थोड़ी देर बाद फिर कोशिश करें।',
    actions: [{ label: 'ठीक है' }],
  },
  async play() {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  },
};

/** Focus and scroll position are restored when it closes, and the page under it does not scroll while it is open. */
export const GivesTheFocusBack: Story = {
  render: function OpenedByAButton(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>बदलें</Button>
        {isOpen ? <Modal {...args} onClose={() => setIsOpen(false)} /> : null}
      </>
    );
  },
  async play() {
    const opener = screen.getByRole('button', { name: 'बदलें' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  },
};

export const Busy: Story = {
  args: {
    actions: [
      { label: 'हाँ, बदलें', busy: true },
      { label: 'नहीं', disabled: true },
    ],
  },
};

export const LongHindi: Story = { args: { title: longHindi, message: longHindi.repeat(4), detail: longHindi } };

export const LongOdiaAt320: Story = {
  args: { title: longOdia, message: longOdia, detail: longOdia, actions: [{ label: longOdia }, { label: 'ନାହିଁ' }] },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
