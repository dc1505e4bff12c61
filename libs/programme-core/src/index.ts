export { applicationMoves } from './application-moves.ts';
export { benefitLeft, mayUse } from './benefits.ts';
export type { Benefit, BenefitUses, Card } from './benefits.ts';
export { cardNumber, isCardNumber } from './card-number.ts';
export { SOIL_REPORT_PAISE } from './programme-prices.ts';
