import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

/** The token is the last path segment; older mails have it in the query. */
export function ResetPasswordRoute() {
  const { token } = useParams();
  const [query] = useSearchParams();
  return <ResetPasswordScreen token={token ?? query.get('token') ?? ''} />;
}
