import type { Service } from '@fieldspan/api/queries/records';
import { FilledPlace } from '@fieldspan/federation/place-fill';
import { t } from '@fieldspan/ui/i18n';
import { NotKept } from '@fieldspan/records/page/not-kept';
import { useMemo } from 'react';
import { placedService } from './placed-service.ts';

/** A worksheet is a special kind of form; the call's other forms are below it. */
export function ServiceWorksheet({ record: service }: { record: Service }) {
  const placed = useMemo(() => placedService(service), [service]);
  return (
    <>
      <NotKept title={t('Worksheets are not kept here yet')} instead={{ label: t('Forms'), to: '/forms/templates' }}>
        {t('What was done and used is written in a form of the call; those that were filled in stand below.')}
      </NotKept>
      <FilledPlace place="service.worksheet" props={placed} />
    </>
  );
}
