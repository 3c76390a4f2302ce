/**
 * The parts of React Router that the app uses. The shell and the remotes share this module, so there is one router,
 * and what is not named here is in no bundle.
 */
export {
  createPath,
  Link,
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
