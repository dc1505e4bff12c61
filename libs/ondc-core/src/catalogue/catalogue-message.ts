/*
 * What is read of an `on_search` message. Everything may be missing: the network's sellers leave out much, and what is
 * missing decides what can be done with the goods.
 */

/** What the network last said of an entity, and when. */
export interface NetworkTime {
  readonly label?: string | undefined;
  readonly timestamp?: string | undefined;
}

/** A list of names and values with a code. */
export interface NetworkTag {
  readonly code?: string | undefined;
  readonly list?: readonly { readonly code?: string | undefined; readonly value?: string | undefined }[] | undefined;
}

/** Names, texts and pictures. */
export interface NetworkDescriptor {
  readonly name?: string | undefined;
  readonly symbol?: string | undefined;
  readonly short_desc?: string | undefined;
  readonly long_desc?: string | undefined;
  readonly images?: readonly (string | { readonly url?: string | undefined })[] | undefined;
  readonly tags?: readonly NetworkTag[] | undefined;
}

/** A pack as a seller offers it. */
export interface NetworkItem {
  readonly id: string;
  readonly time?: NetworkTime | undefined;
  readonly parent_item_id?: string | undefined;
  readonly descriptor?: NetworkDescriptor | undefined;
  readonly quantity?:
    | {
        readonly unitized?: {
          readonly measure?: { readonly unit?: string | undefined; readonly value?: string | number | undefined };
        };
        readonly available?: { readonly count?: string | number | undefined };
        readonly maximum?: { readonly count?: string | number | undefined };
      }
    | undefined;
  readonly price?:
    { readonly value?: string | number | undefined; readonly maximum_value?: string | number | undefined } | undefined;
  readonly category_id?: string | undefined;
  readonly fulfillment_id?: string | undefined;
  readonly location_id?: string | undefined;
  readonly tags?: readonly NetworkTag[] | undefined;
  /** Set by us: when it was described, where a later word only opened or closed it. */
  readonly describedAt?: string | undefined;
  /** The network's own fields begin with '@ondc/org/'. */
  readonly [field: string]: unknown;
}

/** A shop of a seller. */
export interface NetworkLocation {
  readonly id: string;
  readonly gps?: string | undefined;
  readonly address?:
    | {
        readonly street?: string | undefined;
        readonly locality?: string | undefined;
        readonly city?: string | undefined;
        readonly area_code?: string | undefined;
        readonly state?: string | undefined;
      }
    | undefined;
  readonly time?: NetworkTime | undefined;
  /** Set by us: when it was described, where a later word only opened or closed it. */
  readonly describedAt?: string | undefined;
}

/** A seller. */
export interface NetworkProvider {
  readonly id: string;
  readonly time?: NetworkTime | undefined;
  /** How long its catalogue may be kept, ISO 8601. */
  readonly ttl?: string | undefined;
  readonly descriptor?: NetworkDescriptor | undefined;
  readonly fulfillments?: readonly { readonly id?: string; readonly type?: string | undefined }[] | undefined;
  readonly locations?: readonly NetworkLocation[] | undefined;
  readonly items?: readonly NetworkItem[] | undefined;
  readonly tags?: readonly NetworkTag[] | undefined;
  /** Set by us: when it was described, where a later word only opened or closed it. */
  readonly describedAt?: string | undefined;
}

/** `message.catalog` of `on_search`. */
export interface NetworkCatalogue {
  readonly 'bpp/descriptor'?: NetworkDescriptor | undefined;
  readonly 'bpp/fulfillments'?:
    readonly { readonly id?: string | undefined; readonly type?: string | undefined }[] | undefined;
  readonly 'bpp/providers'?: readonly NetworkProvider[] | undefined;
}

/** The value of a name in the first tag of a code, or null. */
export function tagValue(tags: readonly NetworkTag[] | undefined, code: string, name: string): string | null {
  const value = tags?.find((tag) => tag.code === code)?.list?.find((entry) => entry.code === name)?.value;
  return textOf(value);
}

/** A text as the database can keep it, without its blanks at both ends; null for what is empty or no text. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : '';
  return text === '' ? null : text;
}
