/** Tools by their kind, in a box of 120 by 120 in an outlined group: each with a usual colour. */
export type ToolDrawings = Readonly<
  Record<string, { readonly colour: string; readonly draw: (colour: string) => string }>
>;
