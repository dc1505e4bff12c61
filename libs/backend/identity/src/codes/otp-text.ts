import { OTP_LIFETIME_SECONDS } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import otpTexts from './otp-texts.json' with { type: 'json' };

/**
 * The message that brings a one-time password, in words of a language. The code stands first, where a phone's preview
 * shows it.
 */
export function otpText(otp: string, language: Language): string {
  return inLanguage(otpTexts.message, language)
    .replace('{{otp}}', otp)
    .replace('{{minutes}}', String(OTP_LIFETIME_SECONDS / 60));
}
