/** Like language and place it is the device's, not the person's: a cookie outlives signing out. It holds no secret. */
const COOKIE = 'shortcuts';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Whether keyboard shortcuts work on this device; they do until they are turned off. WCAG 2.1.4. */
export function areShortcutsOn(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=off`);
}

/** Turns keyboard shortcuts on or off on this device, for a year. */
export function setShortcutsEnabled(isOn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=off; Path=/; SameSite=Strict; Max-Age=${isOn ? 0 : YEAR_SECONDS}${secure}`;
}
