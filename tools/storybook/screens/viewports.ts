/** As agents see it: the CSC theme on a counter's screen. */
export const atCounter = { viewport: { value: 'counter' }, theme: 'csc' };
/** On a tablet, in the theme of shops. */
export const onTablet = { viewport: { value: 'tablet' }, theme: 'business' };
