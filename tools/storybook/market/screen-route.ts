import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject, ServerBuild } from 'react-router';
import { isApiError } from '@haat/api-client';
import { answerFailures } from '@haat/app-shell/answer-failures';

/** What a route's file exports. */
interface RouteModule {
  readonly default?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly loader?: NonNullable<ServerRoute>['module']['loader'];
  readonly action?: NonNullable<ServerRoute>['module']['action'];
  readonly shouldRevalidate?: RouteObject['shouldRevalidate'];
  readonly handle?: unknown;
}

type ServerRoute = ServerBuild['routes'][string];

/** A route's file as a route of a story: loader and action answer failures as they do on a shell's server. */
export function screenRoute(file: RouteModule): Awaited<ReturnType<LazyRouteFunction<RouteObject>>> {
  const module = { ...file, ...(file.loader && { loader: saidAloud(file.loader) }) };
  const build = { routes: { screen: { id: 'screen', module } } } as unknown as ServerBuild;
  const { loader, action } = answerFailures(build).routes['screen']?.module ?? {};
  const { default: Component, ErrorBoundary, handle, shouldRevalidate } = file;
  return {
    handle,
    ...(Component && { Component }),
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(loader && { loader: loader }),
    ...(action && { action: action }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
}

/**
 * A loader that breaks, not for want of a service, says so: the screen shows 'Oops', and a check would see nothing
 * wrong with it.
 */
function saidAloud(loader: NonNullable<RouteModule['loader']>): NonNullable<RouteModule['loader']> {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (error instanceof Error && !isApiError(error)) console.error(error);
      throw error;
    }
  };
}
