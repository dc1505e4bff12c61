import { useEffect, type RefObject } from 'react';

/** Goes to what has to be put right in a form, so that it is not looked for. */
export function useGoToProblem(form: RefObject<HTMLFormElement | null>, problems: unknown): void {
  useEffect(() => {
    if (problems == null) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    const group = form.current?.querySelector<HTMLElement>('fieldset[aria-describedby$="-error"] input');
    (field ?? group)?.focus();
  }, [form, problems]);
}
