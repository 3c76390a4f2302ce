import { Navigate } from '@fieldspan/federation/router';

/** Redirects to the company's settings among the others. */
export function ToSettings() {
  return <Navigate to="/settings" replace />;
}
