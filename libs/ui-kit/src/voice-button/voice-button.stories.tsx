import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from '../search-field/search-field.tsx';
import { VoiceButton } from './voice-button.tsx';

/** Hears 'यूरिया' as soon as it listens. */
class WorkingRecognition extends EventTarget {
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  start() {
    this.onresult?.({ results: [[{ transcript: ' यूरिया ' }]] });
  }
  abort() {
    this.onresult = null;
  }
}

/** A microphone that may not be used. */
class BlockedRecognition extends EventTarget {
  onerror: ((event: { error: string }) => void) | null = null;
  start() {
    this.onerror?.({ error: 'not-allowed' });
  }
  abort() {
    this.onerror = null;
  }
}

/**
 * Words to search by, spoken. Only beside a field in which the same can be typed. A message to a person is a
 * `VoiceNote`.
 */
const meta = {
  component: VoiceButton,
  args: { label: 'बोलकर खोजें', listeningLabel: 'सुन रहे हैं', language: 'hi-IN', onResult: fn(), onError: fn() },
  decorators: [
    (Story) => (
      <SearchField label="खोजें" name="q">
        {Story()}
      </SearchField>
    ),
  ],
} satisfies Meta<typeof VoiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const withRecognition = (ear: unknown) => () => {
  Object.assign(globalThis, { SpeechRecognition: ear });
};

export const Heard: Story = {
  beforeEach: withRecognition(WorkingRecognition),
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'बोलकर खोजें' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('यूरिया'));
  },
};

export const Blocked: Story = {
  beforeEach: withRecognition(BlockedRecognition),
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'बोलकर खोजें' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('blocked'));
  },
};
