import type { PaymentKind, SectionName, ShellName } from '@haat/api-contract/vocabulary';
import type { VendorChoicePolicy } from '@haat/vendor-choice';

/**
 * What one shell decides differently from another; each field is named for what it decides.
 * It reaches the browser in the document, so it never holds an address or a secret.
 */
export interface ShellConfiguration {
  readonly name: ShellName;
  /** App code sent to the services; also names this shell's cookies. See docs/domain/identity.md#session-cookies. */
  readonly appCode: string;
  /** OpenID client, and for app code 04 the app that its users count as. See docs/domain/application.md#shells. */
  readonly clientName: string;
  /** Text key of the product's name in this shell. */
  readonly titleKey: string;
  /** What the bottom navigation leads to, in its order; the first is where the shell starts. */
  readonly sections: readonly [SectionName, ...SectionName[]];
  /** Whether people buy here: the frame then shows place, search and cart, and the account what belongs to a buyer. */
  readonly isForBuying: boolean;
  readonly vendorChoice: VendorChoicePolicy;
  readonly paymentOptions: readonly PaymentKind[];
  /** Colour of the browser's own bar: the theme's primary. */
  readonly themeColour: string;
  /** How the catalogue opens. */
  readonly catalogue: {
    /** Distribution centres are listed before other shops. */
    readonly centreFirst: boolean;
  };
}
