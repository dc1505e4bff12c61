import { BODY_RULES } from './body-rules.ts';
import { ENVELOPE_RULES } from './envelope-rules.ts';
import { ROUTE_RULES } from './route-rules.ts';
import type { GrantedRule } from './rule.ts';
import { VALUE_RULES } from './value-rules.ts';

/** Every reason for which the backend may grant a request of which something is bad. */
export const BACKEND_RULES: readonly GrantedRule[] = [...ENVELOPE_RULES, ...BODY_RULES, ...VALUE_RULES, ...ROUTE_RULES];
