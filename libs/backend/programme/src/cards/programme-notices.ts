import type { Language } from '@haat/api-contract/vocabulary';
import { tellPerson } from '@haat/backend-identity';
import { inLanguage, inTransaction } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Localised, NoticeKind } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import type { ApplicationRow } from '../applications/own-applications.ts';
import { cropInLanguages } from '../benefits/crop-names.ts';
import { programmeApplications } from '../tables.ts';
import texts from './card-texts.json' with { type: 'json' };
import { issueCard } from './issue-card.ts';

/** That an application was approved: `application_id`. Its card is issued then. */
export const APPLICATION_APPROVED = 'programme.application-approved';
/** That an application was rejected: `application_id`. */
export const APPLICATION_REJECTED = 'programme.application-rejected';

const SHOWN = 4;

/** Issues cards, and tells people what became of their applications. */
export const PROGRAMME_EVENT_HANDLERS: EventHandlers = {
  async [APPLICATION_APPROVED](dependencies, { id, payload }) {
    const applicationId = payload['application_id'] ?? '';
    const issued = await inTransaction(dependencies.database, (tx) => issueCard(tx, dependencies, applicationId));
    if (issued !== null) await tell(dependencies, issued, { id, kind: 'programme-card-issued', text: texts.issued });
  },
  async [APPLICATION_REJECTED](dependencies, { id, payload }) {
    const [rejected] = await dependencies.database
      .select()
      .from(programmeApplications)
      .where(eq(programmeApplications.id, payload['application_id'] ?? ''));
    if (rejected === undefined) return;
    await tell(dependencies, rejected, { id, kind: 'programme-rejected', text: texts.rejected });
  },
};

/** The message with the code: which card it starts. */
export function cardCodeText(otp: string, end: string, language: Language): string {
  return inLanguage(texts.code, language).replace('{{otp}}', otp).replace('{{end}}', end);
}

/** The last digits of a card's number, by which its person knows it. */
export function endOfCard(number: string): string {
  return number.slice(-SHOWN);
}

interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: Localised;
}

async function tell(dependencies: Dependencies, row: ApplicationRow, notice: Notice): Promise<void> {
  const crop = await cropInLanguages(dependencies.database, row.crop);
  await tellPerson(dependencies, {
    ...{ ...notice, userId: row.userId, sampleText: row.isSample ? texts.sample : null },
    values: (language) => ({ crop: inLanguage(crop, language), number: row.cardNumber ?? '' }),
  });
}
