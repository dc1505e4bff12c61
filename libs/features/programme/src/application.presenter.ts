import type { ProgrammeApplication } from '@haat/api-contract/programme';
import type { ProgrammeState } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { areaIn } from '@haat/crop-core';
import { formatAmount } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Digits of a card's number that stand together. */
const GROUP = /[0-9]{4}(?=[0-9])/g;

/** What an application is put into words with. */
export interface ApplicationWords {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** The number of a card as it stands on it: '6081 0000 0000 0421'. */
export function shownNumber(number: string): string {
  return number.replace(GROUP, '$& ');
}

/** An application and its card as screens show them. */
export function applicationView(words: ApplicationWords, application: ProgrammeApplication) {
  const { t, language, now } = words;
  const { id, crop, state, refusal, card } = application;
  const acres = formatAmount(Math.round((areaIn(application.square_metres, 'acre', null) ?? 0) * 100) / 100);
  return {
    ...{ id, state, crop: crop.name, stateText: t(`shri:state.${state}`) },
    field: t('shri:field', { name: application.field_name, acres }),
    sown: t('shri:sown', { day: dayText(t, language, application.sowing_day, now) }),
    refusal: refusal === null ? null : t(`shri:refusal.${refusal}`),
    isSample: application.is_sample,
    isDraft: state === 'DRAFT',
    card: card === null ? null : cardView(words, state, card),
  };
}

/** An application as screens show it. */
export type ApplicationView = ReturnType<typeof applicationView>;
/** A card as screens show it. */
export type CardView = NonNullable<ApplicationView['card']>;

function cardView(
  { t, language, now }: ApplicationWords,
  state: ProgrammeState,
  { number, valid_until: until, benefits }: NonNullable<ProgrammeApplication['card']>,
) {
  return {
    number: shownNumber(number),
    until: t('shri:card.until', { day: dayText(t, language, until, now) }),
    activate: state === 'ISSUED' ? pathTo('programmeActivation', {}, { number }) : null,
    benefits: benefits.map(({ id, name, quantity, used, may_use: mayUse }) => ({
      ...{ id, name, used: Math.min(used, quantity), quantity },
      taken: t('shri:card.taken', { used: formatAmount(used), quantity: formatAmount(quantity) }),
      /** Which one may be taken next; null where none may. */
      next: mayUse === 'yes' ? used + 1 : null,
    })),
  };
}
