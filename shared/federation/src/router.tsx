import { createContext, useCallback, useContext } from 'react';
import { useLocation, useSearchParams as useRouterParams } from 'react-router-dom';

/**
 * The parts of React Router that the app uses. Shell and remotes share this module, so there is one router, and unused
 * exports are in no bundle.
 */
export {
  createPath,
  Link,
  matchRoutes,
  Navigate,
  NavigationType,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export type { Params } from 'react-router-dom';

/** Answers the path the page is at now; a screen that is hidden while the next one loads still renders its own. */
export const PathNow = createContext<(() => string) | null>(null);

/**
 * As React Router's, but a setter whose screen was left does nothing. Its timers run on until the next screen has
 * loaded, and by React Router's setter they would lead back.
 */
export function useSearchParams(): ReturnType<typeof useRouterParams> {
  const [params, setParams] = useRouterParams();
  const { pathname } = useLocation();
  const pathNow = useContext(PathNow);
  const set = useCallback<typeof setParams>(
    (next, options) => {
      if (pathNow === null || pathNow() === pathname) setParams(next, options);
    },
    [pathNow, pathname, setParams],
  );
  return [params, set];
}
