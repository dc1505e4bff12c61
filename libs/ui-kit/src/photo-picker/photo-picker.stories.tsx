import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { PhotoPicker } from './photo-picker.tsx';

const texts = {
  take: 'फ़ोटो खींचें',
  choose: 'फ़ोटो चुनें',
  remove: 'हटाएँ',
  shrinking: 'छोटी हो रही है…',
  photo: 'फ़ोटो',
  problems: {
    'not-a-picture': 'यह फ़ोटो नहीं है।',
    'too-big': 'यह फ़ोटो बहुत बड़ी है।',
    'too-many': 'इतनी ही फ़ोटो भेज सकते हैं।',
  },
};

const meta = {
  component: PhotoPicker,
  tags: ['autodocs'],
  args: {
    legend: 'फसल की फ़ोटो',
    hint: 'पत्ती को पास से, धूप में लें',
    name: 'photos',
    texts,
    most: 2,
    countText: (count, most) => `${count} / ${most}`,
    onChange: fn(),
  },
} satisfies Meta<typeof PhotoPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A photo as a phone takes it: large, and in two colours. */
async function photo(name: string, width = 3000, height = 2000): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'rgb(20 83 45)';
  context.fillRect(0, 0, width, height / 2);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

function gallery(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByLabelText('फ़ोटो चुनें');
}

const anyFile = userEvent.setup({ applyAccept: false });

export const Empty: Story = {};

export const WithError: Story = { args: { error: 'कम से कम एक फ़ोटो दें।' } };

export const Shrunk: Story = {
  decorators: [(Story) => <form>{Story()}</form>],
  async play({ args, canvasElement }) {
    await anyFile.upload(gallery(canvasElement), await photo('leaf.jpeg'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled(), { timeout: 10_000 });
    const sent = new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('photos') as File[];
    await expect(sent.map(({ name, type }) => `${name} ${type}`)).toEqual(['leaf.jpg image/jpeg']);
    const { width, height } = await createImageBitmap(sent[0] as File);
    await expect([width, height]).toEqual([1600, 1067]);
    await expect(within(canvasElement).getByRole('img', { name: 'फ़ोटो 1' })).toBeVisible();
  },
};

export const FullAndRemoved: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await anyFile.upload(gallery(canvasElement), [await photo('one.jpg', 300, 200), await photo('two.jpg', 300, 200)]);
    await expect(await canvas.findByRole('img', { name: 'फ़ोटो 2' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByLabelText('फ़ोटो चुनें')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'हटाएँ: फ़ोटो 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'two.jpg' })]);
    await expect(gallery(canvasElement)).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { largestFile: 2000, most: 4 },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await anyFile.upload(gallery(canvasElement), [
      new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }),
      await photo('huge.jpg'),
      new File(['no photo'], 'broken.jpg', { type: 'image/jpeg' }),
    ]);
    await waitFor(
      () =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          /bill\.pdf: यह फ़ोटो नहीं है।.*huge\.jpg: यह फ़ोटो बहुत बड़ी है।.*broken\.jpg: यह फ़ोटो नहीं है।/,
        ),
      { timeout: 10_000 },
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongOdiaAt320: Story = {
  args: {
    legend: longOdia,
    hint: longOdia,
    error: longOdia,
    countText: () => longOdia,
    texts: {
      take: 'ଫଟୋ ଉଠାନ୍ତୁ',
      choose: 'ଫୋନ୍‌ରୁ ଫଟୋ ବାଛନ୍ତୁ',
      remove: 'କାଢ଼ନ୍ତୁ',
      shrinking: 'ଛୋଟ ହେଉଛି…',
      photo: 'ଫଟୋ',
      problems: { 'not-a-picture': longOdia, 'too-big': longOdia, 'too-many': longOdia },
    },
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
