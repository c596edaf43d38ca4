// Compiled but never run: a route that names unknown middleware is a type error.
import { createRootRoute, createRoute } from '@tanstack/react-router';
import './router.tsx';

const root = createRootRoute();
const getParentRoute = () => root;

export const good = [
  createRoute({ getParentRoute, path: '/a', staticData: { middleware: ['liveRedirect'] } }),
  createRoute({ getParentRoute, path: '/b' }),
];

export const wrong = [
  // @ts-expect-error unknown middleware
  createRoute({ getParentRoute, path: '/c', staticData: { middleware: ['liveRedirekt'] } }),
  // @ts-expect-error middleware is a list
  createRoute({ getParentRoute, path: '/d', staticData: { middleware: 'liveRedirect' } }),
];
