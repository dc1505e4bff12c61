/** As agents see it: the CSC theme on a counter's screen. */
export const counterViewport = { viewport: { value: 'counter' }, theme: 'csc' };
/** On a tablet, in the theme of shops. */
export const tabletViewport = { viewport: { value: 'tablet' }, theme: 'business' };
