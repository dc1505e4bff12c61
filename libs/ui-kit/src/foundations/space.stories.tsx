import type { Meta, StoryObj } from '@storybook/react-vite';

const steps = [
  ['1', '4 px', 'w-1', 'between a pictogram and its word'],
  ['2', '8 px', 'w-2', 'between things one can press'],
  ['3', '12 px', 'w-3', 'at the sides of a page'],
  ['4', '16 px', 'w-4', 'inside a card'],
  ['6', '24 px', 'w-6', 'between parts of a screen'],
  ['8', '32 px', 'w-8', 'around an empty state'],
] as const;

const corners = [
  ['rounded-control', '8 px: what one presses or fills'],
  ['rounded-card', '14 px: cards, sheets'],
  ['rounded-full', 'chips, round buttons'],
] as const;

function Measures() {
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-3">
        {steps.map(([name, size, width, use]) => (
          <li key={name} className="flex items-center gap-3">
            <span className={`${width} h-6 shrink-0 bg-primary`} />
            <span>
              <b>{name}</b> · {size} · {use}
            </span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-3">
        {corners.map(([look, use]) => (
          <li key={look} className="flex items-center gap-3">
            <span className={`${look} size-12 shrink-0 border-2 border-edge bg-primary-tint`} />
            <span>
              <b>{look}</b> · {use}
            </span>
          </li>
        ))}
        <li className="flex items-center gap-3">
          <span className="size-12 shrink-0 rounded-card bg-card shadow-float" />
          <span>
            <b>shadow-float</b> · only what floats over a page
          </span>
        </li>
      </ul>
    </div>
  );
}

/** Space, corners and the one shadow. A component has no outer margin: who places it says how far apart. */
const meta = { title: 'foundations/space', component: Measures, parameters: { lang: 'en' } } satisfies Meta<typeof Measures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
