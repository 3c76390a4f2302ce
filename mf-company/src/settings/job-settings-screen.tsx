import { Navigate, useParams } from '@fieldspan/federation/router';

/** A job setting by its name in the address; each is on one of three tabs. */
const TABS: Readonly<Record<string, string>> = { taxes: 'taxes', pricing: 'pricing', codes: 'codes' };

export function JobSettingsScreen() {
  const { setting = '' } = useParams();
  return <Navigate to={`/settings/${TABS[setting] ?? 'jobs'}`} replace />;
}
