/** Choosing a place; the open network's own address leads to the same screen, and back to the network. */
export const locationPaths = {
  location: '/location',
  networkLocation: '/ondc/location',
} as const;
