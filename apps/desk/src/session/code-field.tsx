import { TextField } from '@mui/material';
import { focusField } from '../layout/focus-field.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
}

/** A field for six digits. */
export function CodeField({ label, value, onChange, autoComplete = 'off' }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete } }}
      inputRef={focusField}
      required
    />
  );
}
