import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Dependencies, Localised, NoticeKind } from '@haat/backend-platform';
import { reachableNumber } from '../users/reachable-number.ts';
import { userOfId } from '../users/user-of-id.ts';
import { tellUser } from './tell-user.ts';

/** What a person is told by SMS. */
export interface PersonNotice {
  /** Of the event: a notice that is sent again is known by it. */
  readonly id: string;
  readonly userId: string;
  readonly kind: NoticeKind;
  /** With `{{name}}` for each value. */
  readonly text: Localised;
  /** Follows the text of what is of the sample; null of what is real. */
  readonly sampleText: Localised | null;
  /** The values, by name, in the language of the person. */
  values(language: Language): Readonly<Record<string, string>>;
  /** The order of the person's shop that it is about, if one. */
  readonly shopOrderId?: string;
}

/** Tells a person in the language of the profile, else in Hindi; a person who is gone is told nothing. */
export async function tellPerson(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'newId' | 'now'>,
  { id, userId, kind, text, sampleText, values: valuesIn, shopOrderId }: PersonNotice,
): Promise<void> {
  const user = await userOfId(dependencies.database, userId);
  if (user === null) return;
  const chosen = user.profile?.languageCode;
  const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
  const values = valuesIn(language);
  const filled = inLanguage(text, language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  await tellUser(dependencies, user.id, {
    ...{ id, kind, language, values },
    phoneNumber: reachableNumber(user),
    ...(shopOrderId === undefined ? {} : { shopOrderId }),
    text: sampleText === null ? filled : `${filled} ${inLanguage(sampleText, language)}`,
  });
}

/** A day of a notice: '25-11-2026'. */
export function noticeDay(day: string): string {
  return day.split('-').reverse().join('-');
}
