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
  useSearchParams,
} from 'react-router-dom';
export type { Params } from 'react-router-dom';
