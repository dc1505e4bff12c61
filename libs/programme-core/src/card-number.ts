const CARD_DIGITS = 16;
const DIGITS = /^[0-9]+$/;
const CARD_NUMBER = /^[0-9]{16}$/;

/**
 * The number of a card: the prefix, the serial number after as many zeros as it takes, and a Luhn digit. See
 * docs/domain/programme.md#card-number.
 *
 * @param prefix - digits of the programme
 * @param serial - a whole number from 0 on
 * @throws RangeError for what does not fit into 16 digits
 */
export function cardNumber(prefix: string, serial: number): string {
  if (!DIGITS.test(prefix)) throw new RangeError(`'${prefix}' is no prefix`);
  if (!Number.isSafeInteger(serial) || serial < 0) throw new RangeError(`${String(serial)} is no serial number`);
  const digits = String(serial);
  const places = CARD_DIGITS - 1 - prefix.length;
  if (digits.length > places) throw new RangeError(`${prefix} and ${digits} are longer than a card's number`);
  const payload = prefix + digits.padStart(places, '0');
  return payload + String((10 - (luhnSum(`${payload}0`) % 10)) % 10);
}

/** Whether a text is the number of a card: 16 ASCII digits with the right last one, and nothing else. */
export function isCardNumber(text: string): boolean {
  return CARD_NUMBER.test(text) && luhnSum(text) % 10 === 0;
}

/** Every second digit from the last but one on counts double, less 9 above 9. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum;
}
