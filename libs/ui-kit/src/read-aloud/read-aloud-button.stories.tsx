import { useRef, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { longHindi } from '../sample-texts.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { ReadAloudButton, type ReadAloudLabels } from './read-aloud-button.tsx';
import { SpeakingDevice, installSpeechSynthesis } from './speaking-device.ts';

let device = new SpeakingDevice();

const meta = {
  component: ReadAloudButton,
  tags: ['autodocs'],
  beforeEach: () => {
    device = new SpeakingDevice();
    return installSpeechSynthesis(device);
  },
  args: {
    language: 'hi',
    text: 'यूरिया\nदुकान से लें',
    labels: { listen: 'सुनें', pause: 'रोकें', resume: 'आगे सुनें', stop: 'आवाज़ बंद करें' },
  },
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

interface ReadPartProps {
  readonly labels: ReadAloudLabels;
  readonly children: ReactNode;
}

/** A button and the part of the page that it reads. */
function ReadPart({ labels, children }: ReadPartProps) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <ReadAloudButton language="hi" region={region} labels={labels} round />
      <div ref={region} className="flex flex-col gap-2">
        {children}
      </div>
    </div>
  );
}

/** Speaks what stands there, without buttons and without what is marked. */
export const PartOfThePage: Story = {
  render: ({ labels }) => (
    <ReadPart labels={labels}>
      <h2>खाद</h2>
      <p>{longHindi}</p>
      <p data-read-aloud="no">₹266.50</p>
      <Button>जोड़ें</Button>
    </ReadPart>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'सुनें' }));
    device.finish();
    device.finish();
    await expect(device.heard).toEqual(['खाद', ...longHindi.split(/(?<=।) /)]);
  },
};

/** The sentence that is read stands out where it stands, across the elements in it, and nothing does in silence. */
export const MarksTheSentence: Story = {
  render: ({ labels }) => (
    <ReadPart labels={labels}>
      <p>
        शाम को <b>छिड़कें</b> · हवा न हो। हाथ धोएँ।
      </p>
      <p>शाम को</p>
    </ReadPart>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'सुनें' }));
    await expect(marked()).toBe('शाम को छिड़कें · हवा न हो।');
    device.finish();
    await expect(marked()).toBe('हाथ धोएँ।');
    await userEvent.click(await canvas.findByRole('button', { name: 'रोकें' }));
    await expect(marked()).toBe('हाथ धोएँ।');
    await userEvent.click(await canvas.findByRole('button', { name: 'आगे सुनें' }));
    device.finish();
    await expect(marked()).toBe('शाम को');
    device.finish();
    await waitFor(() => expect(marked()).toBeNull());
  },
};

/** The words that are marked on the page, or null. */
function marked(): string | null {
  const [mark] = CSS.highlights.get('read-aloud') ?? [];
  if (!mark) return null;
  const range = document.createRange();
  range.setStart(mark.startContainer, mark.startOffset);
  range.setEnd(mark.endContainer, mark.endOffset);
  return range.toString().replaceAll(/\s+/g, ' ');
}

/** Each fact is a line of its own, a struck-out price says what it is, and what is folded up is not read. */
export const FactsAndPrices: Story = {
  render: ({ labels }) => (
    <ReadPart labels={labels}>
      <div className="flex flex-col">
        <span>IFFCO</span>
        <span className="font-bold">यूरिया</span>
      </div>
      <Price amount="₹1,470.00" mrp="₹1,550.00" mrpLabel="एमआरपी" savedLabel="₹80.00 की बचत" />
      <p>
        3.2 किमी · <b>कल तक</b>
      </p>
      <TextLink to="/location">
        बदलें<span className="sr-only">: आपकी दुकान</span>
      </TextLink>
      <Accordion title="पता और समय">दिंडोरी, नासिक</Accordion>
    </ReadPart>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'सुनें' }));
    for (let line = 0; line < 8; line += 1) device.finish();
    await expect(device.heard).toEqual([
      'IFFCO',
      'यूरिया',
      '₹1,470.00',
      'एमआरपी ₹1,550.00',
      '₹80.00 की बचत',
      '3.2 किमी, कल तक',
      'बदलें',
      'पता और समय',
    ]);
  },
};

export const NoVoiceForTheLanguage: Story = {
  args: { language: 'gu' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const OdiaAt320: Story = {
  args: {
    language: 'or',
    text: 'ଦୋକାନରୁ ନିଅନ୍ତୁ',
    labels: { listen: 'ପଢ଼ି ଶୁଣାନ୍ତୁ', pause: 'ଅଟକାନ୍ତୁ', resume: 'ଆଗକୁ ଶୁଣନ୍ତୁ', stop: 'ବନ୍ଦ କରନ୍ତୁ' },
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
