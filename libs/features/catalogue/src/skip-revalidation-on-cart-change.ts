import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pathTo } from '@haat/routing';

/** A change of the cart does not load the goods anew: the cart itself comes with the root's data. */
export function skipRevalidationOnCartChange({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.split('?')[0] === pathTo('cart') ? false : defaultShouldRevalidate;
}
