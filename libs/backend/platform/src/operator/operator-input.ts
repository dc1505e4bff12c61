import type { OperatorFieldKind } from '@haat/api-contract/vocabulary';

/** What is typed or chosen at a desk: in a filter, a form or the dialogue of an act. Its schema is made of it. */
export interface OperatorInputDeclaration {
  readonly kind: OperatorFieldKind;
  readonly isRequired?: boolean;
  /** The values of `choice` and `choices`. */
  readonly choices?: readonly string[];
  /** The resource that a `reference` names. */
  readonly reference?: string;
  /** Letters at most, of texts. */
  readonly longest?: number;
  /** Of numbers and rupees. */
  readonly least?: number;
  readonly most?: number;
  /** What a text must look like. */
  readonly pattern?: RegExp;
  /** Null is a value: it takes away what is there. */
  readonly mayBeNull?: boolean;
}
