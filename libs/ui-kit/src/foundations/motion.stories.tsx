import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/icons.ts';

/** What an answer to a press may move, each by the name that a component wears. */
const answers = [
  ['transition-answer', 'colours of what is pressed or chosen'],
  ['transition-turn', 'an arrow that turns, a knob that slides'],
  ['transition-length', 'a bar that grows'],
] as const;

const waits = [
  ['animate-turning', 'a ring in a button whose work is under way'],
  ['animate-waiting', 'the shape of what is still to come'],
] as const;

function Movements() {
  const [isOn, setIsOn] = useState(false);
  const shown = {
    'transition-answer': (
      <span
        data-look="transition-answer"
        className={`size-12 rounded-control transition-answer ${isOn ? 'bg-primary' : 'bg-primary-tint'}`}
      />
    ),
    'transition-turn': (
      <ChevronDownIcon data-look="transition-turn" className={`m-3 transition-turn ${isOn ? 'rotate-180' : ''}`} />
    ),
    'transition-length': (
      <span
        data-look="transition-length"
        className={`h-3 rounded-full bg-primary transition-length ${isOn ? 'w-12' : 'w-3'}`}
      />
    ),
    'animate-turning': (
      <span
        data-look="animate-turning"
        className="size-8 animate-turning rounded-full border-3 border-primary border-r-transparent"
      />
    ),
    'animate-waiting': <span data-look="animate-waiting" className="size-12 animate-waiting rounded-control bg-line" />,
  } as const;
  return (
    <div className="flex flex-col gap-4">
      <Button aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        Move
      </Button>
      <ul className="flex flex-col gap-3">
        {[...answers, ...waits].map(([variant, use]) => (
          <li key={variant} className="flex items-center gap-3">
            <span className="grid w-12 shrink-0 justify-items-start">{shown[variant]}</span>
            <span className="min-w-0">
              <b>{variant}</b> · {use}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Motion says what a press did, in 150 ms, and that something is on its way for as long as it is. Nothing moves to
 * please, nothing flies in, and nothing has to be waited for. Where the phone asks for less motion, all of it is off.
 */
const meta = { title: 'foundations/motion', component: Movements, parameters: { lang: 'en' } } satisfies Meta<
  typeof Movements
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  async play({ canvasElement }) {
    const arrow = canvasElement.querySelector('[data-look="transition-turn"]');
    await expect(arrow).not.toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(getComputedStyle(arrow ?? canvasElement).rotate).toBe('180deg'));
  },
};
