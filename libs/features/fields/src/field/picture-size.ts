/** The picture of a field's shape on its page. */
export const PICTURE = { width: 320, height: 220 } as const;
