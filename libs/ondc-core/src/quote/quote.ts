/*
 * What is read of the `quote` of `on_select`, `on_init` and what follows. Everything may be missing or of another kind.
 */

/** An amount as the network writes it: '593.00'. */
export interface NetworkPrice {
  readonly currency?: string | undefined;
  readonly value?: string | number | undefined;
}

/** What the lines of a quote may be for. */
export const QUOTE_LINE_KINDS = ['item', 'delivery', 'packing', 'tax', 'misc', 'discount', 'offer'] as const;

/** A line of a quote. */
export interface QuoteLine {
  /** Of the item, or of the fulfilment that the line is for. */
  readonly '@ondc/org/item_id'?: string | undefined;
  readonly '@ondc/org/item_quantity'?: { readonly count?: string | number | undefined } | undefined;
  readonly '@ondc/org/title_type'?: string | undefined;
  readonly title?: string | undefined;
  readonly price?: NetworkPrice | undefined;
  /** Of `on_select` alone: whether the item can be had, how many of it at most, and what one costs. */
  readonly item?:
    | {
        readonly quantity?:
          | {
              readonly available?: { readonly count?: string | number | undefined } | undefined;
              readonly maximum?: { readonly count?: string | number | undefined } | undefined;
            }
          | undefined;
        readonly price?: NetworkPrice | undefined;
      }
    | undefined;
}

/** What an order costs. */
export interface Quote {
  readonly price?: NetworkPrice | undefined;
  /** How long it counts, ISO 8601. */
  readonly ttl?: string | undefined;
  readonly breakup?: readonly QuoteLine[] | undefined;
}
