/**
 * Texts with the number of customer care filled in. A text that names customer care has `{{customerCare}}` right after
 * its name: ' (1800 123 456)', or nothing.
 * @param texts files of texts, or namespaces
 * @param number as it is written; null: none is named
 */
export function withCustomerCare<Given>(texts: Given, number: string | null): Given {
  const said = number === null ? '' : ` (${number})`;
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{{customerCare}}', said) : value,
  ) as Given;
}
