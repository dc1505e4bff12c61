import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { longHindi, longOdia, pictureAddress } from '../sample-texts.ts';
import { MediaPlayer } from './media-player.tsx';

/** A tenth of a second of silence, so that nothing is fetched for stories. */
const silence = `data:audio/wav;base64,${btoa(String.fromCharCode(...wav()))}`;
const captions = { src: 'data:text/vtt,WEBVTT', language: 'hi', label: 'हिन्दी' };

function wav(): Uint8Array {
  const bytes = new Uint8Array(844);
  const view = new DataView(bytes.buffer);
  const put = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  put(0, 'RIFF');
  view.setUint32(4, 836, true);
  put(8, 'WAVEfmt ');
  [16, 0x0001_0001, 8000, 8000, 0x0008_0001].forEach((word, index) => view.setUint32(16 + index * 4, word, true));
  put(36, 'data');
  view.setUint32(40, 800, true);
  return bytes.fill(128, 44);
}

const meta = {
  component: MediaPlayer,
  tags: ['autodocs'],
  args: {
    kind: 'audio',
    src: silence,
    title: 'प्याज़ में थ्रिप्स से बचाव',
    sizeText: '4 मिनट · 1.8 MB',
    failedText: 'आवाज़ नहीं चल पाई। नेटवर्क देखें।',
    retryText: 'फिर कोशिश करें',
  },
} satisfies Meta<typeof MediaPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {
  args: { transcript: { title: 'लिखा हुआ पढ़ें', text: longHindi } },
  async play({ canvasElement }) {
    const audio = canvasElement.querySelector('audio');
    await expect(audio).toHaveAttribute('preload', 'none');
    await expect(audio).not.toHaveAttribute('autoplay');
    await expect(audio?.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
  },
};

export const Film: Story = { args: { kind: 'video', captions, poster: pictureAddress('sack-green-leaf') } };

export const FailedAndTriedAgain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await fireEvent.error(canvasElement.querySelector('audio') as HTMLAudioElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('आवाज़ नहीं चल पाई।');
    await userEvent.click(canvas.getByRole('button', { name: 'फिर कोशिश करें' }));
    await expect(canvasElement.querySelector('audio')).toBeVisible();
    await expect(canvasElement.querySelector('audio')).toHaveFocus();
  },
};

export const Failed: Story = {
  async play({ canvasElement }) {
    canvasElement.querySelector('audio')?.focus();
    await fireEvent.error(canvasElement.querySelector('audio') as HTMLAudioElement);
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'फिर कोशिश करें' })).toHaveFocus();
  },
};

export const StartingOneStopsTheOther: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <MediaPlayer {...args} />
      <MediaPlayer {...args} title="गेहूँ" />
    </div>
  ),
  async play({ canvasElement }) {
    const [first, second] = canvasElement.querySelectorAll('audio');
    let paused = false;
    if (first) first.pause = () => void (paused = true);
    await fireEvent.play(second as HTMLAudioElement);
    await expect(paused).toBe(true);
  },
};

export const LongOdiaAt320: Story = {
  args: {
    kind: 'video',
    captions,
    title: longOdia,
    sizeText: longOdia,
    transcript: { title: longOdia, text: longOdia },
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
