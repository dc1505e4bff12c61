import { data, redirect, type RouterContextProvider } from 'react-router';
import {
  endOtherSignedInDevices,
  endSignedInDevice,
  isApiError,
  isConsentRefusal,
  signedInDevices,
} from '@haat/api-client';
import type { SignedInDevice } from '@haat/api-contract/account';
import { apiContext, formText, languageContext, textContext } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A device where the person is logged in, in words. */
export interface DeviceView {
  /** Of its session. */
  readonly id: string;
  /** Whether the page is seen on it. */
  readonly isThis: boolean;
  /** 'Android phone' */
  readonly name: string;
  readonly signedIn: string;
  readonly used: string;
}

/** The devices in words; 'elsewhere' where an outside identity service keeps them, 'failed' when not loaded. */
export type Devices = readonly DeviceView[] | 'elsewhere' | 'failed';

/** Loads where the person is logged in. */
export async function loadDevices(context: Readonly<RouterContextProvider>): Promise<Devices> {
  const [t, language] = [context.get(textContext), context.get(languageContext)];
  try {
    const devices = await signedInDevices(context.get(apiContext));
    return devices.map((device) => deviceView(t, language, device, new Date()));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || isConsentRefusal(error)) throw error;
    return error.httpStatus === 404 ? 'elsewhere' : 'failed';
  }
}

/** Presents a device. */
export function deviceView(t: ServerTexts, language: string, device: SignedInDevice, now: Date): DeviceView {
  const day = (time: string) => asLine(dayText(t, language, indiaDay(new Date(time)), now));
  return {
    id: device.id,
    isThis: device.is_this,
    name: t(`devices:kind.${device.kind ?? 'unknown'}`),
    signedIn: t('devices:signedIn', { day: day(device.signed_in_at) }),
    used: t('devices:used', { day: day(device.last_used_at) }),
  };
}

/**
 * Logs out on one device, or on every other one. A device that is logged out already is as it was asked to be.
 * @throws ApiError only for a session that has ended
 */
export async function submitDevices(context: Readonly<RouterContextProvider>, form: FormData) {
  const api = context.get(apiContext);
  const intent = formText(form, 'intent');
  try {
    if (intent === 'others') await endOtherSignedInDevices(api);
    else if (intent === 'one') await endSignedInDevice(api, formText(form, 'id'));
    else return data({ code: 'request_error.invalid' }, { status: 400 });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    if (error.httpStatus !== 404) return data({ code: error.code }, { status: error.httpStatus });
  }
  return redirect(pathTo('devices', {}, { done: intent }));
}
