import { useEffect, useRef, type RefObject } from 'react';

/** Forms whose typed text is kept on this phone until it was sent. See docs/architecture.md#where-state-lives. */
export type DraftForm =
  | 'address'
  | 'pickup'
  | 'return'
  | 'report'
  | 'saleSlip'
  | 'question'
  | 'communityQuestion'
  | 'soilSample'
  | 'feedback'
  | 'field'
  | 'khetibook'
  | 'claim';

/** Under which name the phone keeps a form's draft. */
const draftKey = (form: DraftForm) => `draft-${form}`;

/**
 * Twelve digits of any script and more, before the last four of them: an Aadhaar or an account number. See
 * docs/domain/identity.md#identity-documents.
 */
const START_OF_LONG_NUMBER = /(?:\p{Nd}[\s.-]*){8,}(?=\p{Nd}(?:[\s.-]*\p{Nd}){3})/gu;

/** A typed text as it may lie on a phone: of a number as long as an Aadhaar the last four digits are left. */
export function draftText(text: string): string {
  return text.replace(START_OF_LONG_NUMBER, (start) => start.replace(/\p{Nd}/gu, 'X'));
}

/** What was typed, and what it is about: a draft of one address is none of another. */
interface Draft {
  readonly subject: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Text that people type; not what a screen writes into hidden fields, nor files, which only their owner may put into
 * a field.
 */
const TYPED = 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]):not([type=file]), textarea';

/** Fields of a form that are kept beside what is typed. */
export interface KeptFields {
  /** Their values by name. */
  read(element: HTMLElement): Draft['fields'];
  /** Writes kept values into the fields that are untouched. */
  restore(element: HTMLElement, fields: Draft['fields']): void;
}

/**
 * Keeps what is typed into the fields below an element, so that a reload or a look at another screen loses nothing.
 * Once the form around it was sent and its screen is left, the draft is gone.
 *
 * @param subject what the form is about, such as an address's id; empty for something new
 * @param answer what the last sending brought: an answer that leaves the form where it is keeps the draft
 * @param beside what else is kept, such as `CHOICES` where a form has several steps
 * @returns to be put on the form or on a part of it
 */
export function useFormDraft<Container extends HTMLElement>(
  form: DraftForm,
  subject: string,
  answer: unknown,
  beside?: KeptFields,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = false;
  }, [answer]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const draft = readDraft(form, subject);
    restore(element, draft);
    beside?.restore(element, draft);
    const keep = () => {
      isSent.current = false;
      // A phone number with its country code is as long as an Aadhaar.
      const typed = Object.fromEntries(
        typedFields(element).map(({ name, value, type }) => [name, type === 'tel' ? value : draftText(value)]),
      );
      writeDraft(form, { subject, fields: { ...typed, ...beside?.read(element) } });
    };
    const sent = () => {
      isSent.current = true;
    };
    // Typed before the page's script was there.
    if (typedFields(element).some(({ value, defaultValue }) => value !== defaultValue)) keep();
    const around = element.closest('form');
    // The phone's worker has what was sent: it goes now or later.
    const left = () => {
      if (isSent.current && (navigator as Partial<Navigator>).serviceWorker?.controller) writeDraft(form, null);
    };
    element.addEventListener('input', keep);
    around?.addEventListener('submit', sent);
    addEventListener('pagehide', left);
    return () => {
      element.removeEventListener('input', keep);
      removeEventListener('pagehide', left);
      around?.removeEventListener('submit', sent);
      if (isSent.current) writeDraft(form, null);
    };
  }, [form, subject, beside]);
  return container;
}

function typedFields(element: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].filter(({ name }) => name !== '');
}

/** Writes a draft into the untouched fields. */
function restore(element: HTMLElement, fields: Draft['fields']): void {
  for (const field of typedFields(element)) {
    const kept = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
    if (typeof kept === 'string' && field.value === field.defaultValue) field.value = kept;
  }
}

function readDraft(form: DraftForm, subject: string): Draft['fields'] {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey(form)) ?? 'null') as Partial<Draft> | null;
    return draft?.subject === subject && typeof draft.fields === 'object' ? draft.fields : {};
  } catch {
    return {};
  }
}

function writeDraft(form: DraftForm, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(draftKey(form));
    else localStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // Storage is missing, full or blocked: the fields themselves still hold what was typed.
  }
}
