import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isApiError, mandiAlerts, removeMandiAlert, setMandiAlert } from '@haat/api-client';
import type { MandiAlert } from '@haat/api-contract/mandi';
import { MANDI_ALERT_DIRECTIONS, type MandiAlertDirection } from '@haat/api-contract/vocabulary';
import {
  actionFailure,
  apiContext,
  formText,
  loginPathFor,
  requireSession,
  sessionContext,
  unknownIntent,
} from '@haat/app-context';
import { cutText } from '@haat/format';
import { mandiDayText, mandiRateText, type MandiPriceWords } from '@haat/presenters';
import { rateOf } from '../typed-rate.ts';

/** Where alerts stand on the page. */
export const ALERTS_ID = 'price-alerts';

/** Intents of the alerts' forms. */
export const ALERT_INTENTS = { set: 'set-alert', remove: 'remove-alert' } as const;

/** An alert in words. */
export interface AlertView {
  readonly id: string;
  readonly text: string;
  /** When it was told last; null before the first time. */
  readonly told: string | null;
}

/** A person's alerts; of a guest the way to log in; null when they could not be loaded. */
export type AlertsView =
  | { readonly isSignedIn: false; readonly loginPath: string }
  | { readonly isSignedIn: true; readonly alerts: readonly AlertView[] | null };

/** The alerts of who is looking. */
export async function loadAlerts(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  words: MandiPriceWords,
): Promise<AlertsView> {
  if (context.get(sessionContext).status !== 'authenticated')
    return { isSignedIn: false, loginPath: loginPathFor(request) };
  const alerts = await mandiAlerts(context.get(apiContext));
  return { isSignedIn: true, alerts: alerts === null ? null : alerts.map((alert) => alertView(words, alert)) };
}

function alertView(words: MandiPriceWords, alert: MandiAlert): AlertView {
  const { t } = words;
  const names = { crop: alert.commodity.name, market: alert.market.name, price: mandiRateText(alert.price) };
  return {
    id: alert.id,
    text: t(alert.direction === 'above' ? 'mandi:alerts.lineAbove' : 'mandi:alerts.lineBelow', names),
    told: alert.told_day === null ? null : t('mandi:alerts.told', { day: mandiDayText(words, alert.told_day) }),
  };
}

/** What was typed for an alert that could not be set. */
export interface TypedAlert {
  readonly market: string;
  readonly direction: MandiAlertDirection;
  readonly price: string;
}

/** Whether a form of the price screen is one of the alerts'. */
export function isAlertForm(form: FormData): boolean {
  return form.has('intent');
}

/** Sets or removes an alert, and shows them again. */
export async function changeAlerts({ request, url, context }: ActionFunctionArgs, form: FormData) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const here = `${url.pathname}${url.search}#${ALERTS_ID}`;
  try {
    switch (form.get('intent')) {
      case ALERT_INTENTS.set: {
        const typed = typedAlert(form);
        const price = rateOf(typed.price);
        if (price === null) return data({ typedAlert: typed }, { status: 400 });
        const { market, direction } = typed;
        await setMandiAlert(api, { commodity: formText(form, 'crop'), market, direction, price });
        return redirect(here);
      }
      case ALERT_INTENTS.remove:
        await removeMandiAlert(api, formText(form, 'id')).catch((error: unknown) => {
          // Pressed twice, or in another tab: it is gone, as was wanted.
          if (!isApiError(error) || error.code !== 'request_error.not_found') throw error;
        });
        return redirect(here);
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}

function typedAlert(form: FormData): TypedAlert {
  const direction = formText(form, 'direction');
  return {
    market: cutText(formText(form, 'market'), 64),
    direction: MANDI_ALERT_DIRECTIONS.find((known) => known === direction) ?? 'above',
    price: cutText(formText(form, 'price').trim(), 16),
  };
}
