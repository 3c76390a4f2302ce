import { Navigate, useLocation } from '@fieldspan/federation/router';

/** Redirects the old address of the matrix. */
export function ToMatrix() {
  const { search } = useLocation();
  return <Navigate to={`/safety/certificates/matrix${search}`} replace />;
}
