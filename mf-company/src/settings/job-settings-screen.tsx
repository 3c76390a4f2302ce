import { Navigate, useParams } from '@fieldspan/federation/router';

/** A setting of jobs by its name; all of them stand on one of three tabs. */
const TABS: Readonly<Record<string, string>> = { taxes: 'taxes', pricing: 'pricing', codes: 'codes' };

export function JobSettingsScreen() {
  const { setting = '' } = useParams();
  return <Navigate to={`/settings/${TABS[setting] ?? 'jobs'}`} replace />;
}
