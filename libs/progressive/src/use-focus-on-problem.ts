import { useEffect, type RefObject } from 'react';

/**
 * Brings the first field of a form that has to be put right into view and gives it the focus, so that the user
 * need not look for it. Fields may stand outside of the form and name it by their `form` attribute.
 * @param form the form or its id
 * @param problems what is wrong; another value is another attempt, null or undefined is none
 */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null> | string, problems: unknown): void {
  useEffect(() => {
    const sent = typeof form === 'string' ? document.getElementById(form) : form.current;
    if (problems == null || !(sent instanceof HTMLFormElement)) return;
    const invalid = [...sent.elements].find((field) => field.getAttribute('aria-invalid') === 'true');
    const group = sent.querySelector('fieldset[aria-describedby$="-error"] input');
    const field = invalid ?? group;
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // In the middle: what is wrong stands below the field, and bars lie over both ends of the screen.
    field.scrollIntoView({ block: 'center' });
  }, [form, problems]);
}
