import { Navigate, useLocation } from '@fieldspan/federation/router';

/** The old address of the matrix. */
export function ToMatrix() {
  const { search } = useLocation();
  return <Navigate to={`/safety/certificates/matrix${search}`} replace />;
}
