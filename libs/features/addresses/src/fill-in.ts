/**
 * Writes found values into a form, only where the farmer has typed nothing: an empty field, one as it was first
 * shown, or one that was filled in this way before.
 */
export function fillIn(form: HTMLFormElement, found: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(found)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || !value) continue;
    const isUntouched = ['', field.defaultValue, field.dataset['filled']].includes(field.value.trim());
    if (!isUntouched) continue;
    field.value = value;
    field.dataset['filled'] = value;
  }
}
