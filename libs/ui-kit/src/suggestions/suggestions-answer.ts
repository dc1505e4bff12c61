/** One thing that what was typed may mean. */
export interface SuggestedItem {
  /** Where it leads. */
  readonly to: string;
  readonly name: string;
  /** What it is: a product's brand, 'Crop', 'Company'. */
  readonly detail: string;
  readonly pictureUrl: string;
}

/** What the address of suggestions answers, in the reader's language. */
export interface SuggestionsAnswer {
  /** Names the list for those who hear the screen. */
  readonly label: string;
  /** Said when the list appears: how many there are. */
  readonly announcement: string;
  readonly items: readonly SuggestedItem[];
}
