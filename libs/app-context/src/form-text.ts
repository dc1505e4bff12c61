/** What stands in a field of a sent form; empty when the field is missing or holds a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
