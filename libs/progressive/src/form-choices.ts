import type { KeptFields } from './form-draft.ts';

type ChoiceField = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what is chosen in a form of several steps; elsewhere the screen itself says what is chosen. A choice that the
 * page came with stays.
 */
export const CHOICES: KeptFields = {
  read: (element) => Object.fromEntries(chosenIn(element).map(({ name, value }) => [name, value])),
  restore(element, fields) {
    const chosen = new Set(chosenIn(element).flatMap(({ name, value }) => (value === '' ? [] : [name])));
    for (const field of choicesIn(element)) {
      const kept = Object.hasOwn(fields, field.name) && !chosen.has(field.name) ? fields[field.name] : undefined;
      if (kept === undefined) continue;
      if (field instanceof HTMLInputElement) field.checked = field.value === kept;
      else field.value = kept;
    }
  },
};

function choicesIn(element: HTMLElement): ChoiceField[] {
  return [...element.querySelectorAll<ChoiceField>('select, input[type=radio]')].filter(({ name }) => name !== '');
}

function chosenIn(element: HTMLElement): ChoiceField[] {
  return choicesIn(element).filter((field) => !(field instanceof HTMLInputElement) || field.checked);
}
