/** As a field's ref: the field has the focus when it appears. */
export function focusField(field: HTMLElement | null): void {
  field?.focus();
}
