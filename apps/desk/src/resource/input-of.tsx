import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  maxLength,
  maxValue,
  minValue,
  NullableBooleanInput,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { OperatorInput } from '@haat/api-contract/operator';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { useNames } from '../texts/use-names.ts';

interface InputOfProps {
  readonly input: OperatorInput;
  readonly source: string;
  readonly label: string;
  /** It narrows a list: nothing is needed, and a switch has a third state. */
  readonly isFilter?: boolean;
  /** Whose field it is, where names of values differ by it. */
  readonly resource?: string;
}

/** What is typed or chosen, drawn by its kind. */
export function InputOf({ input, source, label, isFilter = false, resource = 'any' }: InputOfProps) {
  const names = useNames();
  const { kind, name, choices, longest, least, most, is_required: isRequired } = input;
  const needed = isRequired && !isFilter ? [required()] : [];
  const numbers = [...(least === null ? [] : [minValue(least)]), ...(most === null ? [] : [maxValue(most)])];
  const common = { source, label, helperText: false } as const;
  const options = choices.map((id) => ({ id, name: names.choice(`${resource}.${name}`, id) }));
  const length = longest === null ? [] : [maxLength(longest)];
  switch (kind) {
    case 'number':
    case 'rupees':
      return <NumberInput {...common} validate={[...needed, ...numbers]} step={kind === 'rupees' ? 0.01 : 1} />;
    case 'boolean':
      return isFilter ? <NullableBooleanInput {...common} /> : <BooleanInput {...common} />;
    case 'day':
      return <DateInput {...common} validate={needed} />;
    case 'time':
      return <DateTimeInput {...common} validate={needed} />;
    case 'choice':
      return <SelectInput {...common} choices={options} validate={needed} translateChoice={false} />;
    case 'choices':
      return <SelectArrayInput {...common} choices={options} validate={needed} translateChoice={false} />;
    case 'long-text':
      return <TextInput {...common} validate={[...needed, ...length]} multiline minRows={3} />;
    case 'texts':
      return (
        <>
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              source={`${source}.${language}`}
              label={`${label} (${names.choice('language', language)})`}
              helperText={false}
              validate={length}
              multiline
            />
          ))}
        </>
      );
    case 'table':
      // Rows are read only.
      return null;
    default:
      return <TextInput {...common} validate={[...needed, ...length]} />;
  }
}
