import { eq } from 'drizzle-orm';
import type { EventHandlers } from '@haat/backend-platform';
import { mustBeTold } from '../acting/must-be-told.ts';
import { consentsOfPair } from '../consents-of.ts';
import { lastMoment } from '../giving/consent-end.ts';
import { agentActs, agentConsents } from '../tables.ts';
import { ACT_EVENT, GIVEN_EVENT } from './events.ts';
import { noticeFacts } from './notice-facts.ts';
import { actText, dayText, givenText, nameOfAct, purposesText } from './texts.ts';

/** Tells farmers of what they allowed, and of what was done that must be told. */
export const NOTICE_HANDLERS: EventHandlers = {
  async [GIVEN_EVENT](dependencies, { id, payload }) {
    const [consent] = await dependencies.database
      .select()
      .from(agentConsents)
      .where(eq(agentConsents.id, payload['consent_id'] ?? ''));
    const facts = consent === undefined ? null : await noticeFacts(dependencies, consent);
    if (consent === undefined || facts === null) return;
    const { phoneNumber, language } = facts;
    const values = {
      ...facts.values,
      until: dayText(lastMoment(consent.until)),
      purposes: purposesText(consent.purposes, language),
    };
    const text = givenText(values, language);
    const { sms } = dependencies.adapters;
    await sms.sendNotice({ id, phoneNumber, kind: 'agent-consent-given', language, text, values });
  },

  async [ACT_EVENT](dependencies, { id, payload }) {
    const { database, adapters } = dependencies;
    const [done] = await database
      .select()
      .from(agentActs)
      .where(eq(agentActs.id, payload['act_id'] ?? ''));
    const consent = done === undefined ? undefined : (await consentsOfPair(database, done))[0];
    const facts = consent === undefined ? null : await noticeFacts(dependencies, consent);
    if (done === undefined || !mustBeTold(done.act) || facts === null) return;
    const { phoneNumber, language } = facts;
    const values = { ...facts.values, act: nameOfAct(done.act, language) };
    const text = actText(values, language);
    await adapters.sms.sendNotice({ id, phoneNumber, kind: 'agent-act', language, text, values });
  },
};
