import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type NumberFieldProps = Omit<Extract<TextFieldProps, { multiline?: false }>, 'type' | 'inputMode' | 'multiline'>;

/**
 * Digits, such as a pincode or a mobile number: the number keyboard without the arrows and the
 * wheel of `type=number`, which lose leading zeros and change by accident.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />;
}
