import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { VoiceNote } from './voice-note.tsx';

const meta = {
  component: VoiceNote,
  tags: ['autodocs'],
  args: {
    label: 'बोलकर बताएँ',
    hint: 'फसल में क्या दिख रहा है, अपनी भाषा में बोलें',
    name: 'voice',
    texts: {
      record: 'बोलना शुरू करें',
      asking: 'माइक खुल रहा है…',
      recording: 'रिकॉर्ड हो रहा है',
      stop: 'रोकें',
      listen: 'अपनी आवाज़ सुनें',
      discard: 'हटाएँ',
      problems: {
        refused: 'माइक की अनुमति नहीं मिली। फ़ोन की सेटिंग में अनुमति दें, या लिखकर बताएँ।',
        'no-microphone': 'माइक नहीं मिला। लिखकर बताएँ।',
        failed: 'माइक नहीं खुल पाया। फिर कोशिश करें या लिखकर बताएँ।',
      },
    },
    onChange: fn(),
  },
} satisfies Meta<typeof VoiceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gives the story a microphone of its own for as long as it stands. */
function microphone(open: () => Promise<MediaStream>): () => () => void {
  return () => {
    const original = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = open;
    return () => {
      navigator.mediaDevices.getUserMedia = original;
    };
  };
}

async function silence(): Promise<MediaStream> {
  const context = new AudioContext();
  const source = context.createOscillator();
  const end = context.createMediaStreamDestination();
  source.connect(end);
  source.start();
  return end.stream;
}

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

export const Idle: Story = {};

export const Asking: Story = {
  beforeEach: microphone(() => new Promise(() => undefined)),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'बोलना शुरू करें' }));
    await expect(within(canvasElement).getByRole('button', { name: 'माइक खुल रहा है…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Recording: Story = {
  beforeEach: microphone(silence),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'बोलना शुरू करें' }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('00:00 / 02:00');
    await expect(canvas.getByRole('status')).toHaveTextContent('रिकॉर्ड हो रहा है');
  },
};

export const RecordedAndDiscarded: Story = {
  beforeEach: microphone(silence),
  decorators: [(Story) => <form>{Story()}</form>],
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await userEvent.click(canvas.getByRole('button', { name: 'बोलना शुरू करें' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'रोकें' }));
    await expect(await canvas.findByLabelText('अपनी आवाज़ सुनें')).toBeVisible();
    await expect((new FormData(form).get('voice') as File).name).toMatch(/^voice-note\./);
    await userEvent.click(canvas.getByRole('button', { name: 'हटाएँ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect((new FormData(form).get('voice') as File).size).toBe(0);
  },
};

export const StopsByItself: Story = {
  args: { most: 1 },
  beforeEach: microphone(silence),
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'बोलना शुरू करें' }));
    await waitFor(() => expect(canvas.getByLabelText('अपनी आवाज़ सुनें')).toBeVisible(), { timeout: 5000 });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  beforeEach: microphone(refuse('NotAllowedError')),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('माइक की अनुमति नहीं मिली।');
    await expect(within(canvasElement).getByRole('button', { name: 'बोलना शुरू करें' })).toBeEnabled();
  },
};

export const NoMicrophone: Story = {
  beforeEach: microphone(refuse('NotFoundError')),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('माइक नहीं मिला।');
  },
};

export const LongOdiaAt320: Story = {
  args: {
    label: longOdia,
    hint: longOdia,
    texts: {
      record: longOdia,
      asking: longOdia,
      recording: longOdia,
      stop: 'ବନ୍ଦ କରନ୍ତୁ',
      listen: 'ଶୁଣନ୍ତୁ',
      discard: 'ହଟାନ୍ତୁ',
      problems: { refused: longOdia, 'no-microphone': longOdia, failed: longOdia },
    },
  },
  beforeEach: microphone(silence),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('timer');
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
