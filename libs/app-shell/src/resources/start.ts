import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shellContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** `GET /` of a shell without a home: where it starts, its first section. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(pathTo(context.get(shellContext).sections[0]));
}
