import type { Meta, StoryObj } from '@storybook/react-vite';

const steps = [
  ['1', '4 px', 'w-1', 'between lines that belong together'],
  ['2', '8 px', 'w-2', 'between a pictogram and its word, and between things one can press'],
  ['3', '12 px', 'w-3', 'between a picture and its words, and inside what is small'],
  ['4', '16 px', 'w-4', 'at the sides of a page, between its parts, inside a card'],
  ['6', '24 px', 'w-6', 'at the end of a page, and at the sides of a counter’s'],
  ['8', '32 px', 'w-8', 'between the columns of a counter’s page'],
] as const;

/** Room that is no step of the scale has a name that says why. */
const named = [
  ['hair', '2 px', 'w-hair', 'sets a pictogram to the middle of the first line beside it; off the edge of a mark'],
  ['half-line', '0.7 rem', 'w-half-line', 'centres a small word on a line of a drawing'],
  ['row', '16 px, less in large text', 'w-row', 'at the sides of a row of a list'],
  ['touch', '48 px', 'w-touch', 'kept free in a field for the button at its end'],
  ['cart-bar', '96 px', 'w-cart-bar', 'kept free at the end of a counter’s page for the cart bar over it'],
  ['main-action', '112 px', 'w-main-action', 'kept free at the end of a counter’s column for the main button over it'],
] as const;

const corners = [
  ['rounded-control', '8 px: what one presses or fills'],
  ['rounded-card', '14 px: cards, sheets'],
  ['rounded-full', 'chips, round buttons'],
  ['rounded-tick', '4 px: the box of a tick, which must not look like a round one'],
] as const;

function Measures() {
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-3">
        {[...steps, ...named].map(([name, size, width, use]) => (
          <li key={name} className="flex items-center gap-3">
            <span className={`${width} h-6 shrink-0 bg-primary`} />
            <span>
              <b>{name}</b> · {size} · {use}
            </span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-3">
        {corners.map(([variant, use]) => (
          <li key={variant} className="flex items-center gap-3">
            <span className={`${variant} size-12 shrink-0 border-2 border-edge bg-primary-tint`} />
            <span>
              <b>{variant}</b> · {use}
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
const meta = { title: 'foundations/space', component: Measures, parameters: { lang: 'en' } } satisfies Meta<
  typeof Measures
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
