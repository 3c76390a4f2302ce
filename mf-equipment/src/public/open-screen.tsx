import { Navigate, useParams } from '@fieldspan/federation/router';
import { PUBLIC_PATH } from '../piece/public-path.ts';

/** Asks a stranger to sign in, as every page of the company does, and leads back to the machine. */
export function OpenScreen() {
  const { slug = '' } = useParams();
  return <Navigate to={`${PUBLIC_PATH}${encodeURIComponent(slug)}`} replace />;
}
