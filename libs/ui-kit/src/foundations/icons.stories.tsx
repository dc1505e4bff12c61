import type { Meta, StoryObj } from '@storybook/react-vite';
import * as devicePictograms from '../icons/device-icons.ts';
import * as pictograms from '../icons/icons.ts';
import * as orderPictograms from '../icons/order-icons.ts';
import * as soundPictograms from '../icons/sound-icons.ts';

const icons = { ...pictograms, ...orderPictograms, ...devicePictograms, ...soundPictograms };

function AllIcons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-1 rounded-card border border-line bg-card p-3 text-center text-14"
        >
          <Icon />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  );
}

/** Pictograms: one open set (Lucide), 24 px, 2 px lines. A pictogram always stands beside a word, never alone. */
const meta = { title: 'foundations/icons', component: AllIcons, parameters: { lang: 'en' } } satisfies Meta<
  typeof AllIcons
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
