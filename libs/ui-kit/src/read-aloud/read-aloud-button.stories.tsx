import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longHindi } from '../sample-texts.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

/** A device that speaks Hindi and Odia, and says what it was given to speak. */
class SpeakingDevice extends EventTarget {
  readonly heard: string[] = [];
  private current: SpeechSynthesisUtterance | null = null;

  getVoices() {
    return ['hi-IN', 'or-IN', 'en-IN'].map((lang) => ({ lang, localService: true, voiceURI: lang }));
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.heard.push(utterance.text);
    this.current = utterance;
  }
  cancel() {
    this.heard.push('–');
    this.current = null;
  }
  /** The voice comes to the end of what it speaks. */
  finish() {
    this.current?.dispatchEvent(new Event('end'));
  }
}

let device = new SpeakingDevice();

function giveVoice(): () => void {
  device = new SpeakingDevice();
  const utterance = window.SpeechSynthesisUtterance;
  Object.defineProperty(window, 'speechSynthesis', { value: device, configurable: true });
  window.SpeechSynthesisUtterance = class extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  } as unknown as typeof SpeechSynthesisUtterance;
  return () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    window.SpeechSynthesisUtterance = utterance;
  };
}

const meta = {
  component: ReadAloudButton,
  tags: ['autodocs'],
  beforeEach: giveVoice,
  args: { language: 'hi', text: 'यूरिया\nदुकान से लें', labels: { listen: 'सुनें', pause: 'रोकें', resume: 'आगे सुनें', stop: 'आवाज़ बंद करें' } },
} satisfies Meta<typeof ReadAloudButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Round: Story = { args: { round: true } };

export const ToTheEnd: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'सुनें' }));
    await expect(canvas.getByRole('button', { name: 'रोकें' })).toHaveFocus();
    device.finish();
    await expect(device.heard).toEqual(['यूरिया', 'दुकान से लें']);
    device.finish();
    await expect(await canvas.findByRole('button', { name: 'सुनें' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'आवाज़ बंद करें' })).toBeNull();
  },
};

export const PausedAndStopped: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'सुनें' }));
    device.finish();
    await userEvent.click(await canvas.findByRole('button', { name: 'रोकें' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'आगे सुनें' }));
    await expect(device.heard).toEqual(['यूरिया', 'दुकान से लें', '–', 'दुकान से लें']);
    await userEvent.click(canvas.getByRole('button', { name: 'आवाज़ बंद करें' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'सुनें' }));
    await expect(device.heard.at(-1)).toBe('यूरिया');
  },
};

function Article() {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <ReadAloudButton language="hi" region={region} labels={meta.args.labels} round />
      <div ref={region}>
        <h2>खाद</h2>
        <p>{longHindi}</p>
        <p data-read-aloud="no">₹266.50</p>
        <Button>जोड़ें</Button>
      </div>
    </div>
  );
}

/** Speaks what stands there, without buttons and without what is marked. */
export const PartOfThePage: Story = {
  render: () => <Article />,
  parameters: { lang: 'hi' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'सुनें' }));
    device.finish();
    device.finish();
    await expect(device.heard).toEqual(['खाद', longHindi]);
  },
};

export const NoVoiceForTheLanguage: Story = {
  args: { language: 'gu' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const OdiaAt320: Story = {
  args: { language: 'or', text: 'ଦୋକାନରୁ ନିଅନ୍ତୁ', labels: { listen: 'ପଢ଼ି ଶୁଣାନ୍ତୁ', pause: 'ଅଟକାନ୍ତୁ', resume: 'ଆଗକୁ ଶୁଣନ୍ତୁ', stop: 'ବନ୍ଦ କରନ୍ତୁ' } },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
