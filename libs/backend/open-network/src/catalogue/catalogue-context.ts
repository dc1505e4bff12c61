/** Of the message's context, what a catalogue is kept with. */
export interface CatalogueContext {
  readonly bpp_id: string;
  readonly bpp_uri: string;
  readonly transaction_id: string;
  readonly message_id: string;
  /** `std:` and the code of the place that was asked for; '*' for increments. */
  readonly city: string;
  readonly timestamp: string;
}
