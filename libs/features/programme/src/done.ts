/** What the address of the programme says has just been done. */
export const DONE = { taken: 'taken', sent: 'sent', active: 'active' } as const;
