import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature bookings. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.soilTesting, 'service/service.screen.tsx', { id: 'soil-testing' }),
    route(paths.droneSpray, 'service/service.screen.tsx', { id: 'drone-spray' }),
    route(paths.servicePackages, 'packages/packages.screen.tsx', { id: 'service-packages' }),
    route(paths.serviceCart, 'cart/service-cart.screen.tsx', { id: 'service-cart' }),
    route(paths.bookingForm, 'form/booking-form.screen.tsx', { id: 'booking-form' }),
    route(paths.booking, 'booking/booking.screen.tsx', { id: 'booking' }),
    route(paths.bookings, 'list/bookings.screen.tsx', { id: 'bookings' }),
  ];
}
