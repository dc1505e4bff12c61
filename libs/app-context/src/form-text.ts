/** The text value of a submitted form's field; empty when the field is missing or holds a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
