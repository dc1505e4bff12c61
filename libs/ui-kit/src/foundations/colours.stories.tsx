import type { Meta, StoryObj } from '@storybook/react-vite';
import { colourTokens, contrast } from '../theme/contrast.ts';
import business from '../theme/business.css?raw';
import csc from '../theme/csc.css?raw';
import farmer from '../theme/farmer.css?raw';
import highContrast from '../theme/high-contrast.css?raw';
import base from '../theme/theme.css?raw';

interface PaletteProps {
  /** Stylesheets in the order in which they are read; a later one wins. */
  readonly sheets: readonly string[];
}

/**
 * Every colour token with its value and its contrast against page, card and ink, as it is measured from the
 * stylesheets.
 */
function Palette({ sheets }: PaletteProps) {
  const tokens = new Map(sheets.flatMap((sheet) => [...colourTokens(sheet)]));
  const grounds = ['paper', 'card', 'ink'].map((name) => [name, tokens.get(name) ?? '#ffffff'] as const);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {[...tokens].map(([name, value]) => (
        <li key={name} className="overflow-hidden rounded-card border border-line bg-card">
          <svg viewBox="0 0 16 6" className="block w-full" aria-hidden="true">
            <rect width="16" height="6" fill={value} />
          </svg>
          <p className="px-3 pt-2 font-bold">{name}</p>
          <p className="px-3 text-14 text-ink-soft">{value}</p>
          <ul className="px-3 pb-3 text-14">
            {grounds.map(([ground, colour]) => (
              <li key={ground}>
                on {ground} {contrast(value, colour).toFixed(1)}:1
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/**
 * Colours by what they are for. Text stands at 7:1 or more on every ground it is used on, boundaries at 3:1; a test
 * computes each pair. Use a token by its name, never a value; a shell sets the five `primary` tokens and nothing
 * else.
 */
const meta = { title: 'foundations/colours', component: Palette, parameters: { lang: 'en' } } satisfies Meta<
  typeof Palette
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Farmer: Story = { args: { sheets: [base, farmer] } };
export const Csc: Story = { args: { sheets: [base, csc] } };
export const Business: Story = { args: { sheets: [base, business] } };
/** What a phone gets that was asked for more contrast. */
export const MoreContrast: Story = { args: { sheets: [base, farmer, highContrast] } };
