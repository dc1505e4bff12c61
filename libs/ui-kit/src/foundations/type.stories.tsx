import type { Meta, StoryObj } from '@storybook/react-vite';

/** The same line in the five scripts that the product is read in, with marks above and below the letters. */
const lines = [
  ['hi', 'नीम लेपित यूरिया, 45 किलो बोरी ₹266.50'],
  ['en', 'Neem-coated urea, 45 kg bag ₹266.50'],
  ['bn', 'নিম লেপা ইউরিয়া, 45 কেজি বস্তা ₹266.50'],
  ['or', 'ନିମ ଲେପା ୟୁରିଆ, 45 କିଲୋ ବସ୍ତା ₹266.50'],
  ['gu', 'નીમ કોટેડ યુરિયા, 45 કિલો થેલી ₹266.50'],
] as const;

const sizes = ['text-14', 'text-16', 'text-18', 'text-22', 'text-28'] as const;
const weights = ['font-normal', 'font-semibold', 'font-bold'] as const;

interface SpecimenProps {
  /** Classes of size and weight, as they are used. */
  readonly looks: readonly string[];
}

function Specimen({ looks }: SpecimenProps) {
  return (
    <dl className="flex flex-col gap-4">
      {looks.map((variant) => (
        <div key={variant} className="flex flex-col gap-1">
          <dt className="text-14 text-ink-soft">{variant}</dt>
          {lines.map(([language, line]) => (
            <dd key={language} lang={language} className={variant}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/**
 * Type: the phone's own fonts, nothing is downloaded. 16 is the least for what is read, 18 for long reading, 14 only
 * for what stands beside something bigger, 22 and 28 for prices and headings. Line heights leave room for the marks
 * of every script.
 */
const meta = { title: 'foundations/type', component: Specimen, parameters: { lang: 'en' } } satisfies Meta<
  typeof Specimen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = { args: { looks: sizes } };
export const Weights: Story = { args: { looks: weights } };
