import type { SoilReport } from '@haat/api-contract/soil';
import { SOIL_PARAMETERS, type SoilClassName, type SoilParameter } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount } from '@haat/format';
import { rightRange, soilClass, SOIL_SCALES } from '@haat/soil-core';

/** Of the highest limit: where a bar ends. */
const BAR_END = 1.5;
/** Classes that say more than low, right or high does. */
const TOLD: readonly SoilClassName[] = [
  'strongly-acidic',
  'acidic',
  'alkaline',
  'strongly-alkaline',
  'salty-for-seed',
  'salty-for-crops',
  'salty',
];

/** Everything that can be measured, with what it means; also what was not. */
export function measuredView(t: ServerTexts, values: SoilReport['values']) {
  return SOIL_PARAMETERS.map((parameter) => {
    const value = values[parameter];
    const name = t(`soil-test:parameter.${parameter}`);
    if (value === null) return { parameter, name, measured: null };
    const { name: className } = soilClass(parameter, value);
    const { low, high } = rightRange(parameter);
    return {
      parameter,
      name,
      measured: {
        value,
        text: valueText(t, parameter, value),
        bounds: { low, high },
        end: (high ?? low) * BAR_END,
        range: rangeText(t, low, high),
        meaning: TOLD.includes(className) ? t(`soil-test:class.${className}`) : null,
      },
    };
  });
}

function valueText(t: ServerTexts, parameter: SoilParameter, value: number): string {
  const { unit } = SOIL_SCALES[parameter];
  if (unit === 'kg/ha') return t('soil-test:unit.kg-ha', { value: formatAmount(value) });
  return `${formatAmount(value)} ${unit}`.trim();
}

function rangeText(t: ServerTexts, low: number, high: number | null): string {
  if (high === null) return t('soil-test:values.from', { low: formatAmount(low) });
  if (low === 0) return t('soil-test:values.below', { high: formatAmount(high) });
  return t('soil-test:values.between', { low: formatAmount(low), high: formatAmount(high) });
}

const DEFICITS = ['oc', 's', 'zn', 'fe', 'cu', 'mn', 'b'] as const;

/** What to do beside urea, DAP and MOP, a sentence for each. See docs/domain/soil.md#advice. */
export function adviceOf(t: ServerTexts, values: SoilReport['values']): string[] {
  const classOf = (parameter: SoilParameter) => {
    const value = values[parameter];
    return value === null ? null : soilClass(parameter, value);
  };
  return [
    ...DEFICITS.filter((parameter) => classOf(parameter)?.level === 'low').map((one) => t(`soil-test:more.${one}`)),
    ...(classOf('ph')?.name === 'strongly-acidic' ? [t('soil-test:more.acidic')] : []),
    ...(classOf('ph')?.name === 'strongly-alkaline' ? [t('soil-test:more.alkaline')] : []),
    ...(classOf('ec')?.name === 'salty' ? [t('soil-test:more.salty')] : []),
  ];
}
