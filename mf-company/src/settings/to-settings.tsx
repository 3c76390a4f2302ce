import { Navigate } from '@fieldspan/federation/router';

/** The company's settings stand with the others. */
export function ToSettings() {
  return <Navigate to="/settings" replace />;
}
