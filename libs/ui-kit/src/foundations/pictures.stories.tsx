import type { Meta, StoryObj } from '@storybook/react-vite';
import { categorySlugs, packColours, pictureNames } from '@haat/illustrations';
import { pictureAddress } from '../sample-texts.ts';

interface SheetProps {
  readonly names: readonly string[];
}

function Sheet({ names }: SheetProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-3">
      {names.map((name) => (
        <li
          key={name}
          className="flex flex-col items-center gap-1 rounded-card border border-line bg-card p-2 text-center text-14"
        >
          <span className="flex items-end gap-2">
            <img src={pictureAddress(name)} alt="" width={104} height={104} />
            <img src={pictureAddress(name)} alt="" width={64} height={64} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * Pictures drawn from their names by one program: one hand, one line weight, at most 3 KB each, shown in the two sizes
 * in which lists and cards use them. A name says what is seen, so a new product only needs a name. Photographs come
 * through the image service instead.
 */
const meta = { title: 'foundations/pictures', component: Sheet, parameters: { lang: 'en' } } satisfies Meta<
  typeof Sheet
>;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = Object.keys(packColours);

export const Packs: Story = {
  args: {
    names: pictureNames.packs.flatMap((pack, index) =>
      ['leaf', 'drop', 'insect'].map(
        (emblem, step) => `${pack}-${colours[(index + step) % colours.length] ?? 'green'}-${emblem}`,
      ),
    ),
  },
};
export const Emblems: Story = { args: { names: pictureNames.emblems.map((emblem) => `sack-green-${emblem}`) } };
export const Crops: Story = { args: { names: pictureNames.crops.map((crop) => `crop-${crop}`) } };
export const Tools: Story = { args: { names: pictureNames.tools.map((tool) => `tool-${tool}`) } };
export const Categories: Story = { args: { names: categorySlugs.map((slug) => `category-${slug}`) } };
export const Problems: Story = { args: { names: pictureNames.problems.map((problem) => `problem-${problem}`) } };
export const PlantParts: Story = { args: { names: pictureNames.parts.map((part) => `part-${part}`) } };
export const Services: Story = { args: { names: pictureNames.services.map((service) => `service-${service}`) } };
export const Stages: Story = { args: { names: pictureNames.stages.map((stage) => `stage-${stage}`) } };
export const Scenes: Story = { args: { names: pictureNames.scenes } };
