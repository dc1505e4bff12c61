import { beforeAll, describe, expect, it } from 'vitest';
import { lintWithoutTypes, type LintText } from './lint-text.ts';

const component = 'libs/ui-kit/src/card/card.tsx';
const screenPart = 'libs/features/cart/src/cart/line.tsx';

// The first file that is linted loads parsers and rules: seconds on a busy machine.
describe('what a component may wear', { timeout: 300_000 }, () => {
  let complaints: LintText;

  beforeAll(async () => {
    complaints = await lintWithoutTypes();
  }, 300_000);

  const worn = (className: string) =>
    `export function Part() {\n  return <div><p className="flex ${className}" /></div>;\n}\n`;
  const outermost = (className: string) =>
    `export function Part() {\n  return <div className="flex ${className}" />;\n}\n`;

  it.each([
    'leading-snug',
    'lg:leading-4',
    'tracking-wide',
    'transition-colors',
    'transition-[width]',
    'duration-300',
    'ease-in',
    'px-2.5',
    'gap-1.5',
    'gap-x-5',
    'lg:pb-24',
    '-mt-0.5',
    'px-[13px]',
    'p-[1rem]',
    'text-[22px]',
    'bg-[#14532d]',
    'rounded-[4px]',
    'w-[48px]',
    'max-h-[calc(100dvh-32px)]',
    'size-[3rem]',
  ])('lint refuses %s in the kit and on a screen', async (className) => {
    expect(await complaints(component, worn(className))).toContain('no-restricted-syntax');
    expect(await complaints(screenPart, worn(className))).toContain('no-restricted-syntax');
  });

  it('lint refuses it also in a template and in a table of variants', async () => {
    expect(await complaints(component, 'export const className = (tone: string) => `leading-none ${tone}`;\n')).toEqual(
      ['no-restricted-syntax'],
    );
    expect(await complaints(component, "export const variants = { small: 'px-2.5' };\n")).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it.each([
    'px-4 gap-2 pt-hair lg:pb-cart-bar',
    'w-12 min-h-14',
    'text-18 rounded-control',
    'transition-answer animate-waiting',
    'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
    'max-h-[85dvh]',
    '@max-[14rem]:flex-wrap',
    '-mx-1',
  ])('lint lets through %s', async (className) => {
    expect(await complaints(component, worn(className))).toEqual([]);
  });

  it.each(['mt-4', '-m-1', 'lg:mb-2', 'mx-hair'])(
    'a component of the kit has no outer margin such as %s',
    async (className) => {
      expect(await complaints(component, outermost(className))).toEqual(['no-restricted-syntax']);
      expect(
        await complaints(
          component,
          `export const Part = ({ isOn }: { isOn: boolean }) => {\n  return isOn ? <p className={isOn ? ` +
            `'${className}' : ''} /> : null;\n};\n`,
        ),
      ).toEqual(['no-restricted-syntax']);
    },
  );

  it.each(['mx-auto', 'mt-auto lg:mt-0'])('%s is no distance', async (className) => {
    expect(await complaints(component, outermost(className))).toEqual([]);
  });
});
