import {
  ArrayInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { PACK_UNITS } from '@haat/api-contract/vocabulary';
import { useNames } from '../texts/use-names.ts';

/** What an expert prescribes: active ingredients with dose, water, repeats and the days until harvest. */
export function PrescribedItems() {
  const t = useTranslate();
  const names = useNames();
  const label = (name: string) => names.field('work', name);
  const units = PACK_UNITS.map((id) => ({ id, name: names.choice('unit', id) }));
  const common = { helperText: false } as const;
  return (
    <ArrayInput source="items" label={t('work.items')} defaultValue={[]}>
      <SimpleFormIterator inline disableReordering>
        <TextInput source="active" label={label('active')} validate={required()} {...common} />
        <NumberInput
          source="dose_per_acre"
          label={label('dose_per_acre')}
          validate={required()}
          min={0.001}
          {...common}
        />
        <SelectInput
          source="unit"
          label={label('unit')}
          choices={units}
          validate={required()}
          translateChoice={false}
          {...common}
        />
        <NumberInput source="water" label={label('water')} min={1} {...common} />
        <NumberInput
          source="times"
          label={label('times')}
          defaultValue={1}
          min={1}
          max={10}
          validate={required()}
          {...common}
        />
        <NumberInput source="interval_days" label={label('interval_days')} min={1} max={90} {...common} />
        <NumberInput source="waiting_days" label={label('waiting_days')} min={0} max={365} {...common} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const UNSAID = { product_id: null, water: null, interval_days: null, waiting_days: null };

/** Items as the service takes them: what was not said is null. */
export function prescribed(items: unknown): unknown[] {
  return Array.isArray(items) ? items.map((item: object) => ({ ...UNSAID, ...item })) : [];
}
