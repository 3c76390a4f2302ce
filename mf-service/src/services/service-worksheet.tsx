import type { Service } from '@fieldspan/api/queries/records';
import { FilledPlace } from '@fieldspan/federation/place-fill';
import { useMemo } from 'react';
import { placedService } from './placed-service.ts';

/** What was done and used on the call: its worksheets, which are forms. */
export function ServiceWorksheet({ record: service }: { record: Service }) {
  const placed = useMemo(() => placedService(service), [service]);
  return <FilledPlace place="service.worksheet" props={placed} />;
}
