import { useLocaleState, useTranslate } from 'react-admin';
import type { OperatorFieldKind } from '@haat/api-contract/vocabulary';
import { CallError } from '../data/call.ts';
import { inWords } from '../data/in-words.ts';

/** Names of what the services name: resources, fields, values, acts, refusals. */
export interface Names {
  /** Of many: 'Orders'. */
  resource(name: string): string;
  field(resource: string, name: string): string;
  /** Of a value of a closed list, by its field: 'reason', or 'returns.reason' where it differs by resource. */
  choice(name: string, value: unknown): string;
  action(resource: string, name: string): string;
  /** What to say of a call that failed. */
  refusal(error: unknown): string;
  /** A value as people read it. */
  value(kind: OperatorFieldKind, value: unknown, name?: string): string;
}

/** Names in the language that is read. */
export function useNames(): Names {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const known = (key: string, otherwise: string) => t(key, { _: otherwise });
  const choice = (name: string, value: unknown) => {
    const general = known(`values.${key(value)}`, String(value));
    const [field = ''] = name.split('.').slice(-1);
    const ofField = known(`values_of.${field}.${key(value)}`, general);
    return field === name ? ofField : known(`values_of.${name.replaceAll('-', '_')}.${key(value)}`, ofField);
  };
  return {
    resource: (name) => known(`names.${key(name)}`, name),
    field: (resource, name) => known(`fields_of.${key(resource)}.${name}`, known(`fields.${name}`, name)),
    choice,
    action: (resource, name) => known(`acts_of.${key(resource)}.${key(name)}`, known(`acts.${key(name)}`, name)),
    refusal(error) {
      if (!(error instanceof CallError)) return t('errors.request_error_failed');
      return known(`errors.${error.code.replace('.', '_')}`, t('errors.other', { code: error.code }));
    },
    value(kind, value, name = '') {
      if (value === null || value === undefined || value === '') return t('desk.nothing');
      switch (kind) {
        case 'rupees':
          return new Intl.NumberFormat(`${locale}-IN`, { style: 'currency', currency: 'INR' }).format(Number(value));
        case 'number':
          return new Intl.NumberFormat(`${locale}-IN`).format(Number(value));
        case 'boolean':
          return t(value === true ? 'desk.yes' : 'desk.no');
        case 'day':
          return new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: 'medium' }).format(
            new Date(`${inWords(value)}T00:00:00`),
          );
        case 'time':
          return new Intl.DateTimeFormat(`${locale}-IN`, {
            dateStyle: 'medium',
            timeStyle: 'short',
            ...inIndia,
          }).format(new Date(inWords(value)));
        case 'choice':
          return choice(name, value);
        case 'choices':
          return (value as unknown[]).map((one) => choice(name, one)).join(', ');
        case 'texts': {
          const texts = value as Readonly<Record<string, string>>;
          return texts[locale] ?? texts['en'] ?? Object.values(texts)[0] ?? t('desk.nothing');
        }
        default:
          return typeof value === 'object' ? JSON.stringify(value) : inWords(value);
      }
    },
  };
}

/** A name as a key of a text: the services write hyphens. */
function key(value: unknown): string {
  return String(value).replaceAll('-', '_').replaceAll('.', '_');
}
