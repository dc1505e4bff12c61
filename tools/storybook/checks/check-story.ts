import type { Spec } from 'axe-core';
import {
  FIRST_VARIANT,
  describeVariant,
  appliedVariant,
  sampledVariants,
  type StoryVariant,
} from '../story-variant.ts';
import { accessibilityProblems } from './accessibility-problems.ts';
import { brokenWordProblems } from './broken-word-problems.ts';
import { clippingProblems } from './clipping-problems.ts';
import { scriptsLoaded } from './pending-scripts.ts';
import { consoleProblems } from './console-problems.ts';
import { distanceProblems } from './distance-problems.ts';
import { focusOrderProblems } from './focus-order-problems.ts';
import { focusProblems } from './focus-problems.ts';
import { horizontalOverflowProblems } from './layout-problems.ts';
import { targetProblems } from './target-problems.ts';
import { translationProblems } from './translation-problems.ts';
import { showWholePage, showWindow } from './whole-page.ts';

/** How long a busy machine may keep work waiting, in ms; a page that never rests is checked all the same. */
const LONGEST_TURN = 2_000;

interface StoryChecks {
  variants: readonly StoryVariant[];
  /** The story's id, which chooses two of the variants; null goes through all. */
  sampledBy: string | null;
  /** The only language of a story whose words are of one. */
  onlyLanguage: string | undefined;
  accessibility: Spec;
  /** Parts of lines that must be heard on the console, as when a story shows what breaks; nothing else may be. */
  expectedTrouble: readonly string[];
}

/**
 * Looks at the story that is on the page in each of the variants, and throws with everything that is wrong.
 * Axe goes through each variant but the first, which is left to the accessibility addon: it checks the whole page
 * after this. In a sample axe goes through the last variant alone.
 */
export async function checkStory({
  variants,
  sampledBy,
  onlyLanguage,
  accessibility,
  expectedTrouble,
}: StoryChecks): Promise<void> {
  const problems: string[] = [];
  const heard: string[] = [];
  const known = variantsOf(variants, onlyLanguage);
  const chosen = sampledBy === null ? known : sampledVariants(known, sampledBy);
  const hasAxe = (variant: StoryVariant) => (sampledBy === null ? !isFirst(variant) : variant === chosen.at(-1));
  for (const variant of chosen) {
    await applyVariant(variant);
    const found = [
      ...horizontalOverflowProblems(),
      ...clippingProblems(variant.textSize),
      ...brokenWordProblems(variant.textSize),
      ...translationProblems(onlyLanguage ?? variant.language),
      ...targetProblems(),
      ...distanceProblems(),
      ...focusOrderProblems(),
      ...focusProblems(),
      ...(hasAxe(variant) ? await wholePageProblems(accessibility) : []),
    ];
    const said = consoleProblems();
    heard.push(...said);
    found.push(...said.filter((line) => !expectedTrouble.some((part) => line.includes(part))));
    problems.push(...found.map((problem) => `${describeVariant(variant)}: ${problem}`));
  }
  problems.push(
    ...expectedTrouble
      .filter((part) => !heard.some((line) => line.includes(part)))
      .map((part) => `never heard: ${part}`),
  );
  await applyVariant(null);
  showWholePage();
  if (problems.length > 0) throw new Error(`This story does not hold:\n${[...new Set(problems)].join('\n')}`);
}

async function wholePageProblems(accessibility: Spec): Promise<string[]> {
  if (showWholePage()) await drawn();
  const problems = await accessibilityProblems(accessibility);
  showWindow();
  return problems;
}

function isFirst(variant: StoryVariant): boolean {
  return describeVariant(variant) === describeVariant(FIRST_VARIANT);
}

/** A story of one language is checked in that language only, in each size and theme. */
function variantsOf(variants: readonly StoryVariant[], onlyLanguage: string | undefined): readonly StoryVariant[] {
  return onlyLanguage ? variants.filter(({ language }) => language === FIRST_VARIANT.language) : variants;
}

/** Applies a variant, or removes it, and waits until the page shows it. */
async function applyVariant(variant: StoryVariant | null): Promise<void> {
  appliedVariant.set(variant);
  await drawn();
  await appliedVariant.shown();
  await drawn();
}

/**
 * Resolves when what was set is on the page: its code is there, it is drawn, and nothing that waited for its turn is
 * left.
 */
async function drawn(): Promise<void> {
  await scriptsLoaded();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: LONGEST_TURN })),
    );
  });
}
