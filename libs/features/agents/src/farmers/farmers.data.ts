import { redirect, type RouterContextProvider } from 'react-router';
import { agentsFarmer, agentsFarmers, isApiError } from '@haat/api-client';
import type { AgentsFarmer } from '@haat/api-contract/agents';
import type { AgentPurpose } from '@haat/api-contract/vocabulary';
import { apiContext, formText, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { farmerChoiceContext } from '@haat/auth-session/server';
import { indiaDay, isMobileNumber, toMobileNumber } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { askedConsentLine, isPurpose, sendConsentCode } from '../asked-consent.data.ts';

type Context = Readonly<RouterContextProvider>;

/** What a counter asks a farmer for: what can be done there today. */
export const ASKED_PURPOSES = [
  'order',
  'address',
  'payment',
  'documents',
  'insurance',
  'question',
  'farm',
] as const satisfies readonly AgentPurpose[];

/** A farmer for whom the agent may act, in words. */
export interface FarmerView {
  readonly id: string;
  readonly name: string;
  readonly numberEnd: string;
  readonly purposes: readonly AgentPurpose[];
  /** Last day of the consent: 'today', '21 Nov'. */
  readonly lastDay: string;
  /** Who told the code for a farmer without a phone; null for one with. */
  readonly standIn: string | null;
  readonly isChosen: boolean;
}

/** Farmers for whom the agent may act now; null when they could not be loaded. */
export async function loadFarmers(context: Context): Promise<readonly FarmerView[] | null> {
  const chosenId = context.get(farmerChoiceContext).chosen?.farmerId ?? null;
  try {
    const farmers = await agentsFarmers(context.get(apiContext));
    const say = context.get(textContext);
    return farmers.map((farmer) =>
      farmerView(say, context.get(languageContext), farmer, { chosenId, now: new Date() }),
    );
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return null;
  }
}

/** Presents a farmer for whom an agent may act. */
export function farmerView(
  t: ServerTexts,
  language: string,
  { farmer_id: id, name, number_end: numberEnd, purposes, until, stand_in_name: standIn }: AgentsFarmer,
  { chosenId, now }: { readonly chosenId: string | null; readonly now: Date },
): FarmerView {
  // At `until` it is over: the last day is that of the moment before.
  const lastDay = dayText(t, language, indiaDay(new Date(Date.parse(until) - 1)), now);
  return { id, name, numberEnd, purposes, lastDay, standIn, isChosen: id === chosenId };
}

/**
 * Chooses a farmer for whom the agent may act now, and begins at home.
 * @throws ApiError such as `consent_error.revoked`
 */
export async function chooseFarmer(context: Context, farmerId: string) {
  const farmer = await agentsFarmer(context.get(apiContext), farmerId);
  context.get(farmerChoiceContext).choose(farmer.farmer_id);
  return redirect(pathTo('home'));
}

/** Leaves the farmer: what follows is the agent's own. */
export function leaveFarmer(context: Context) {
  context.get(farmerChoiceContext).leave();
  return redirect(pathTo('home'));
}

/** What an agent typed to ask for a consent. */
export interface TypedConsent {
  readonly phoneNumber: string;
  readonly farmerName: string;
  readonly standInName: string;
  /** Whose phone gets the code. */
  readonly phoneOf: 'farmer' | 'person';
  readonly lasts: 'month' | 'day';
  readonly purposes: readonly AgentPurpose[];
}

/** A field that must be filled in otherwise before a code is sent. */
export type ConsentField = 'phoneNumber' | 'farmerName' | 'standInName' | 'purposes';

/** Reads the form by which a consent is asked for. */
export function readTypedConsent(form: FormData): TypedConsent {
  const text = (name: string) => formText(form, name).trim();
  return {
    phoneNumber: text('phoneNumber'),
    farmerName: text('farmerName'),
    standInName: text('standInName'),
    phoneOf: form.get('phoneOf') === 'person' ? 'person' : 'farmer',
    lasts: form.get('lasts') === 'month' ? 'month' : 'day',
    purposes: form.getAll('purposes').filter(isPurpose),
  };
}

/** The first field that is missing or wrong; null when the code can be sent. */
export function wrongField(typed: TypedConsent): ConsentField | null {
  if (!isMobileNumber(toMobileNumber(typed.phoneNumber))) return 'phoneNumber';
  if (typed.phoneOf === 'person' && typed.farmerName === '') return 'farmerName';
  if (typed.phoneOf === 'person' && typed.standInName === '') return 'standInName';
  return typed.purposes.length === 0 ? 'purposes' : null;
}

/**
 * Sends the code, and leads to where it is typed.
 * @throws ApiError as `askConsent`
 */
export async function askFarmer(context: Context, typed: TypedConsent) {
  const consent = await sendConsentCode(context, {
    phone_number: toMobileNumber(typed.phoneNumber),
    purposes: [...typed.purposes],
    lasts: typed.lasts,
    ...(typed.farmerName === '' ? {} : { farmer_name: typed.farmerName }),
    stand_in_name: typed.phoneOf === 'person' ? typed.standInName : null,
  });
  return redirect(pathTo('agentConsent'), { headers: { 'Set-Cookie': askedConsentLine(context, consent) } });
}
