const SHOWN = 4;

/**
 * The number of a bank account as it may be shown: a dot for each digit but the last four, `••••••• 8901`. Of four
 * digits or fewer none is shown. See docs/domain/bank-accounts.md#what-is-shown.
 */
export function maskAccount(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (digits.length <= SHOWN) return '•'.repeat(digits.length);
  return `${'•'.repeat(digits.length - SHOWN)} ${digits.slice(-SHOWN)}`;
}
