import type { NetworkJourney } from '@haat/api-contract/open-network';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { networkErrorText } from '@haat/presenters';
import type { MessageTone, TimelineStep } from '@haat/ui-kit';

/** After how long a screen says that it takes long, and that one may leave: docs/domain/open-network.md. */
const LONG_MS = 10_000;
const LEAVE_MS = 30_000;

/** Where an order of the network stands, in words; what a shop's price says is `quoteView`. */
export interface JourneyView {
  readonly tone: MessageTone;
  readonly title: string;
  /** What happens now, what if no answer comes, what was refused and why, and where the money is. */
  readonly lines: readonly string[];
  readonly steps: readonly TimelineStep[];
  /** An answer is on its way: the screen looks again by itself. */
  readonly isAwaited: boolean;
}

/** What the farmer is told of a step beside what the contract names: a price may be short, or hold no longer. */
type ShownStep = NetworkJourney['step'] | 'short' | 'expired';

const TONES: Readonly<Record<ShownStep, MessageTone>> = {
  'asking-price': 'info',
  'price-refused': 'danger',
  'price-known': 'success',
  short: 'warning',
  expired: 'warning',
  'sending-order': 'info',
  'order-refused': 'danger',
  'awaiting-payment': 'warning',
  confirming: 'info',
  accepted: 'success',
  failed: 'danger',
};
/** Steps whose words are the reason alone. */
const REFUSALS: readonly ShownStep[] = ['price-refused', 'order-refused', 'failed'];
/** Steps that wait for the shop. */
const AWAITED: readonly ShownStep[] = ['asking-price', 'sending-order', 'confirming'];

/** Puts the place of an order into words. See docs/domain/open-network.md#steps-of-an-order. */
export function journeyView(t: ServerTexts, journey: NetworkJourney, now: Date): JourneyView {
  const step = shownStep(journey, now);
  return {
    tone: TONES[step],
    title: t(`network-journey:step.${step}.title`),
    lines: linesOf(t, journey, step, now),
    steps: stepsOf(t, journey, step),
    isAwaited: AWAITED.includes(step),
  };
}

/** The step as it is told: a shop's price may be for fewer packs, or hold no longer. */
export function shownStep({ step, quote }: Pick<NetworkJourney, 'step' | 'quote'>, now: Date): ShownStep {
  if (step !== 'price-known' || quote === null) return step;
  if (Date.parse(quote.holds_until) <= now.getTime()) return 'expired';
  return quote.is_short ? 'short' : step;
}

function linesOf(t: ServerTexts, journey: NetworkJourney, step: ShownStep, now: Date): string[] {
  const { problem, order, tries, most_tries: most, since } = journey;
  const waited = AWAITED.includes(step) ? now.getTime() - Date.parse(since) : 0;
  return [
    REFUSALS.includes(step)
      ? networkErrorText(t, problem?.code ?? '')
      : t(`network-journey:step.${step}.text`, { number: order?.number ?? '' }),
    step === 'confirming' && tries > 1 ? t('network-journey:step.confirming.tries', { count: tries, most }) : null,
    moneyText(t, journey),
    waited >= LONG_MS ? t('network-journey:wait.long') : null,
    waited >= LEAVE_MS ? t('network-journey:wait.leave') : null,
  ].filter((line) => line !== null);
}

/** Where the money of an order is that came to nothing; null for any other. */
function moneyText(t: ServerTexts, { step, order }: NetworkJourney): string | null {
  if (step !== 'order-refused' && step !== 'failed') return null;
  const { paid, state } = order?.payment ?? { paid: 0, state: null };
  if (state === 'refunded') return t('order:pay.refunded');
  return paid > 0 ? t('network-journey:money.back', { amount: formatMoney(paid) }) : t('network-journey:money.none');
}

const STAGES = ['asked', 'priced', 'sent', 'paid', 'taken'] as const;
type Stage = (typeof STAGES)[number];

/** Where on the line a step stands, and whether it ends there. */
const STAGE_OF: Readonly<Record<ShownStep, readonly [Stage, TimelineStep['state']]>> = {
  'asking-price': ['asked', 'now'],
  'price-refused': ['asked', 'failed'],
  'price-known': ['priced', 'now'],
  short: ['priced', 'now'],
  expired: ['priced', 'failed'],
  'sending-order': ['sent', 'now'],
  'order-refused': ['sent', 'failed'],
  'awaiting-payment': ['paid', 'now'],
  confirming: ['taken', 'now'],
  accepted: ['taken', 'done'],
  failed: ['taken', 'failed'],
};

function stepsOf(t: ServerTexts, { payment_kind: kind, order }: NetworkJourney, step: ShownStep): TimelineStep[] {
  const [stage, state] = STAGE_OF[step];
  const wasPaid = (order?.payment.paid ?? 0) > 0;
  // An order whose money never came ends at the paying.
  const at = step === 'failed' && kind === 'pay-now' && !wasPaid ? 'paid' : stage;
  const present = STAGES.indexOf(at);
  return STAGES.filter((each) => each !== 'paid' || kind === 'pay-now').map((each) => {
    const place = STAGES.indexOf(each);
    const stateOfStage = place < present ? 'done' : place > present ? 'later' : state;
    return {
      title: t(`network-journey:stage.${each}`),
      state: stateOfStage,
      stateLabel: t(`order:state.${stateOfStage}`),
    };
  });
}
