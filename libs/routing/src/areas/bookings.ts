/** Pages of the feature bookings. */
export const bookingsPaths = {
  soilTesting: '/farmer-services/soil-testing',
  droneSpray: '/farmer-services/drone-spray',
  servicePackages: '/farmer-services/package-list',
  serviceCart: '/farmer-services/cart',
  bookingForm: '/farmer-services/booking-form',
  booking: '/farmer-services/booking-details/:bookingId',
  bookings: '/farmer-services/booking-list',
} as const;
