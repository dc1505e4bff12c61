import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { LineChart } from './line-chart.tsx';

const day = 86_400_000;
const week = ['15-11-2026', '16-11-2026', '17-11-2026', '18-11-2026', '19-11-2026', '20-11-2026', '21-11-2026'].map(
  (text, index) => ({ time: index * day, text }),
);
const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;

const meta = {
  component: LineChart,
  tags: ['autodocs'],
  args: {
    caption: 'प्याज़ का भाव, ₹ प्रति क्विंटल',
    summary: '7 दिन में ₹1,500 से ₹1,850 तक चढ़ा',
    dates: week,
    series: [{ name: 'लासलगाँव', values: [1500, 1560, 1540, 1620, 1700, 1790, 1850] }],
    formatValue: rupees,
    labels: { date: 'तारीख', table: 'सब भाव देखें', noValue: '–' },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMandi: Story = {};

export const ThreeMandisWithGaps: Story = {
  args: {
    series: [
      { name: 'लासलगाँव', values: [1500, 1560, 1540, null, 1700, 1790, 1850] },
      { name: 'पिंपलगाँव', values: [1420, null, 1460, 1400, 1390, 1250, 1240] },
      { name: 'येवला', values: [1600, 1600, null, 1610, null, 1580, 1570] },
    ],
  },
};

export const WithArrivals: Story = {
  args: { columns: [{ name: 'आवक, टन', texts: ['120', '–', '96.5', '110', '131', '140', '88'] }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '21-11-2026: लासलगाँव ₹1,850, आवक, टन 88',
    );
    await userEvent.click(canvas.getByText('सब भाव देखें'));
    await expect(canvas.getByRole('row', { name: /16-11-2026/ })).toHaveTextContent('–');
  },
};

export const VegetationOverASeason: Story = {
  args: {
    caption: 'खेत की हरियाली (0 से 1)',
    summary: 'बुवाई से अब तक बढ़ी, पिछले हफ़्ते थोड़ी घटी',
    dates: Array.from({ length: 60 }, (_, index) => ({
      time: index * 5 * day,
      text: new Date(Date.UTC(2026, 0, 1 + index * 5)).toISOString().slice(0, 10).split('-').reverse().join('-'),
    })),
    series: [
      {
        name: 'हरियाली',
        values: Array.from(
          { length: 60 },
          (_, index) => Math.round((0.2 + 0.6 * Math.sin((index / 59) * 2.4)) * 100) / 100,
        ),
      },
    ],
    formatValue: (value: number) => value.toFixed(2),
  },
};

export const NeverChanged: Story = {
  args: {
    series: [{ name: 'लासलगाँव', values: [1200, 1200, 1200, 1200, 1200, 1200, 1200] }],
    summary: '7 दिन से ₹1,200',
  },
};

export const BySlider: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'तारीख' });
    await expect(slider).toHaveAttribute('aria-valuetext', '21-11-2026: लासलगाँव ₹1,850');
    await fireEvent.change(slider, { target: { value: '5' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '20-11-2026: लासलगाँव ₹1,790');
  },
};

export const ByTap: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const plot = canvasElement.querySelector('[data-plot]') as HTMLElement;
    const { left, top, height } = plot.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[TouchA]',
      target: plot,
      coords: { clientX: left + 2, clientY: top + height / 2 },
    });
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '15-11-2026: लासलगाँव ₹1,500');
  },
};

export const AllNumbers: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('सब भाव देखें'));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getByRole('row', { name: /17-11-2026/ })).toHaveTextContent('₹1,540');
  },
};

export const LongOdiaAt320: Story = {
  args: {
    caption: longOdia,
    summary: longOdia,
    labels: { date: 'ତାରିଖ', table: 'ସବୁ ଦର ଦେଖନ୍ତୁ', noValue: '–' },
    series: [
      { name: 'ଲାସଲଗାଁ', values: [1500, 1560, 1540, null, 1700, 1790, 1850] },
      { name: 'ପିମ୍ପଲଗାଁ କୃଷି ବଜାର', values: [1420, null, 1460, 1400, 1390, 1250, 1240] },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
