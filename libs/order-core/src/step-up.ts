const DAY_MS = 86_400_000;

/** Days of silence after which a mobile number may have another owner. See docs/domain/identity.md#step-up. */
export const SILENCE_DAYS = 90;
/** Wrong answers, after which only support can lift a step-up. See docs/domain/identity.md#step-up. */
export const STEP_UP_TRIES = 3;
/** From how many a step-up lets choose, the right one among them, where the market has as many. */
export const STEP_UP_CHOICES = 5;
/** With fewer to choose from than these a guess is worth too much: no question is asked. */
const FEWEST_CHOICES = 3;

/** What a step-up asks for beside the name: a shop and a thing bought, each from a list, by their ids. */
export interface StepUpQuestion {
  readonly shops: readonly string[];
  readonly products: readonly string[];
  readonly shop: string;
  readonly product: string;
}

/** What is answered. */
export interface StepUpAnswer {
  readonly fullName: string;
  readonly shop: string;
  readonly product: string;
}

/**
 * Whether a number was silent for so long that the phone companies may have given it to another person. See
 * docs/domain/identity.md#step-up.
 * @param lastUsedAt when its owner last signed in or used a session; null for never
 */
export function isNumberSilent(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() >= SILENCE_DAYS * DAY_MS;
}

/**
 * Whether a name is the one that the account has. Script and spelling count; case, spaces, points, the joiners of
 * Indian scripts and how a letter is composed do not. An account without a name has none that could be right.
 */
export function isSameName(ofAccount: string, given: string): boolean {
  const name = comparable(ofAccount);
  return name !== '' && name === comparable(given);
}

/** Whether there is enough to choose from for a question to be asked. */
export function canAskStepUp({ shops, products }: Pick<StepUpQuestion, 'shops' | 'products'>): boolean {
  return shops.length >= FEWEST_CHOICES && products.length >= FEWEST_CHOICES;
}

/** How often a wrong answer may still be given; 0 when only support can help. */
export function stepUpTriesLeft(wrong: number): number {
  return Math.max(0, STEP_UP_TRIES - wrong);
}

/** Whether all of an answer is right: what is wrong in it is not said. */
export function isStepUpRight(
  { shop, product }: Pick<StepUpQuestion, 'shop' | 'product'>,
  nameOfAccount: string,
  answer: StepUpAnswer,
): boolean {
  return isSameName(nameOfAccount, answer.fullName) && answer.shop === shop && answer.product === product;
}

/** Letters with their marks, and digits. */
function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
