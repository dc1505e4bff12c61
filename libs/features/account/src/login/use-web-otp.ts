import { useEffect, useEffectEvent } from 'react';

/** What the browser hands over of a message that ends with '@this-site #123456' (WebOTP API). */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** Takes the password out of the message by itself, where the phone's browser can and its owner allows it. */
export function useWebOtp(onCode: (code: string) => void): void {
  const received = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential) received((credential as OtpCredential).code);
      },
      () => undefined, // Refused, or left the page: the farmer types the password.
    );
    return () => waiting.abort();
  }, []);
}
