import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AppFrame } from '../page/app-frame.tsx';
import { Page } from '../page/page.tsx';
import { CornerOnPicture } from '../page/screen-corner.tsx';
import { Picture } from '../picture/picture.tsx';
import { pictureAddress } from '../sample-texts.ts';
import { StickyAction } from '../sticky-action/sticky-action.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { SpeakingDevice, installSpeechSynthesis } from './speaking-device.ts';

let device = new SpeakingDevice();

/** A class, because Storybook copies plain objects, and with them what they said at first. */
class Main {
  get current() {
    return document.getElementById('main');
  }
}

const meta = {
  component: ReadAloud,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    device = new SpeakingDevice();
    return installSpeechSynthesis(device);
  },
  args: {
    language: 'hi',
    region: new Main(),
    labels: { listen: 'सुनें', pause: 'रोकें', resume: 'आगे सुनें', stop: 'आवाज़ बंद करें' },
    onFailed: () => undefined,
  },
} satisfies Meta<typeof ReadAloud>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (
  <Button size="large" fullWidth>
    ऑर्डर करें
  </Button>
);

/** The first press fetches what reads, and reads; the keyboard stays with the button. */
export const OverTheBar: Story = {
  args: { onListen: fn() },
  render: (args) => (
    <AppFrame corner={<ReadAloud {...args} />} bottom={<p className="bg-card p-4">होम</p>}>
      <Page>
        <h1>मेरे ऑर्डर</h1>
        <p>कुल ₹386.00</p>
      </Page>
    </AppFrame>
  ),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'सुनें' }));
    await expect(args.onListen).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'रोकें' })).toHaveFocus();
    device.finish();
    await waitFor(() => expect(device.heard.slice(-2)).toEqual(['मेरे ऑर्डर', 'कुल ₹386.00']));
  },
};

export const OverTheMainButton: Story = {
  render: (args) => (
    <AppFrame corner={<ReadAloud {...args} />} bottom={<p>होम</p>}>
      <Page>
        <h1>कार्ट</h1>
        <StickyAction total={{ label: 'कुल', amount: '₹386.00' }}>{order}</StickyAction>
      </Page>
    </AppFrame>
  ),
  async play({ canvasElement }) {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'सुनें' });
    const bar = within(canvasElement).getByRole('button', { name: 'ऑर्डर करें' });
    await expect(button?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    await expect(within(canvasElement).getAllByRole('button', { name: 'सुनें' })).toHaveLength(1);
  },
};

export const OnThePicture: Story = {
  render: (args) => (
    <AppFrame corner={<ReadAloud {...args} />}>
      <Page>
        <div className="relative -mx-4 -mt-4 flex flex-col">
          <Picture src={pictureAddress('sack-green-leaf')} alt="" width={200} height={200} />
          <CornerOnPicture />
        </div>
        <h1>यूरिया</h1>
        <StickyAction>{order}</StickyAction>
      </Page>
    </AppFrame>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('button', { name: 'सुनें' })).toHaveLength(1);
  },
};

export const NoVoiceForTheLanguage: Story = {
  args: { language: 'gu' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
