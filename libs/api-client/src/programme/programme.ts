import type { OtpSent } from '@haat/api-contract';
import type {
  BenefitUse,
  CardActivation,
  ProgrammeApplication,
  ProgrammeApplicationInput,
  ProgrammeApplications,
  ProgrammeBenefits,
} from '@haat/api-contract/programme';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

const APPLICATIONS = '/programme/v1/applications';

/** `GET /programme/v1/benefits`: what the card of each crop gives; null on failure. */
export function programmeBenefits(api: ApiClient): Promise<ProgrammeBenefits | null> {
  const query = { lang: api.language };
  return orNull(api.send<ProgrammeBenefits>({ service: 'main', method: 'GET', path: '/programme/v1/benefits', query }));
}

/** `GET /programme/v1/applications`: the person's own, with their cards; null on failure. */
export function programmeApplications(api: ApiClient): Promise<ProgrammeApplications | null> {
  const query = { lang: api.language };
  return orNull(api.send<ProgrammeApplications>({ service: 'main', method: 'GET', path: APPLICATIONS, query }));
}

/**
 * `POST /programme/v1/applications`: keeps a draft; sending it again with its key changes nothing more.
 * @throws ApiError `programme_error.sowing_day`, `programme_error.open_already`, `request_error.not_found` for a field
 *   that is not the person's
 */
export function draftApplication(api: ApiClient, body: ProgrammeApplicationInput): Promise<ProgrammeApplication> {
  return api.send({ service: 'main', method: 'POST', path: APPLICATIONS, query: { lang: api.language }, body });
}

/**
 * `POST /programme/v1/applications/{id}/submission`: sends a draft to the programme officer.
 * @throws ApiError `programme_error.document_missing`, `programme_error.sowing_day`, `programme_error.cannot_move`
 */
export function submitApplication(api: ApiClient, id: string): Promise<ProgrammeApplication> {
  const path = pathOf`/programme/v1/applications/${id}/submission`;
  return api.send({ service: 'main', method: 'POST', path, query: { lang: api.language } });
}

/**
 * `POST /programme/v1/applications/{id}/uses`: a benefit of the card was taken.
 * @throws ApiError `programme_error.benefit_refused` with `why`, `request_error.not_found`
 */
export function takeBenefit(api: ApiClient, id: string, body: BenefitUse): Promise<ProgrammeApplication> {
  const path = pathOf`/programme/v1/applications/${id}/uses`;
  return api.send({ service: 'main', method: 'POST', path, query: { lang: api.language }, body });
}

/**
 * `POST /programme/v1/cards/codes`: sends the code that activates a card.
 * @throws ApiError `programme_error.card_unknown`, `programme_error.cannot_move`, `programme_error.season_over`, and
 *   what a code throws
 */
export function sendCardCode(api: ApiClient, number: string): Promise<OtpSent> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'POST', path: '/programme/v1/cards/codes', query, body: { number } });
}

/** `POST /programme/v1/cards/activation`. @throws ApiError as `sendCardCode`; `auth_error.otp_*` */
export function activateCard(api: ApiClient, body: CardActivation): Promise<ProgrammeApplication> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'POST', path: '/programme/v1/cards/activation', query, body });
}
