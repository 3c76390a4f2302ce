import { incidentFile } from '@fieldspan/api/incident-file';
import type { Incident } from '@fieldspan/api/queries/incidents';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { FileButton } from '@fieldspan/federation/file-button';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconFlag } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { looksIntoIncidents } from '../safety-area.ts';
import { DutyList } from './duty-list.tsx';
import styles from './incidents.module.css';

/** Who reported it and when, its picture, and what the law wants of the employer until when. */
export function IncidentAbout({ record }: { record: Incident }) {
  const { viewer } = useCurrentUser();
  const { Reporter: reporter, ClosedBy: closer, slug, number } = record;
  const picture = record.Picture?.filename;
  return (
    <>
      <Card
        title={t('Incident {{number}} of {{year}}', { number: number ?? '', year: record.happened_on.slice(0, 4) })}
        icon={<IconFlag aria-hidden="true" />}
      >
        <div className={styles.about}>
          <Facts
            facts={[
              { term: t('Reported by'), fact: reporter && personName(reporter) },
              { term: t('Reported'), fact: instantText(record.created_at) },
              {
                term: t('Closed'),
                fact:
                  record.closed_at !== null &&
                  `${instantText(record.closed_at)}${closer ? `, ${personName(closer)}` : ''}`,
              },
            ]}
          />
          {picture && (
            <img className={styles.picture} src={resourceUrl('images', picture)} alt={t('Picture of the incident')} />
          )}
        </div>
      </Card>
      {looksIntoIncidents(viewer) && (
        <DutyList incident={{ ...record, learned_on: knownDay(record.learned_on ?? record.happened_on) }}>
          <FileButton
            label={t('OSHA 301')}
            file={() => incidentFile({ file: 'osha-301', key: slug })}
            filename={`OSHA-301-${number}.pdf`}
          />
          <FileButton
            label={t('Form 7')}
            file={() => incidentFile({ file: 'form-7', key: slug })}
            filename={`Form-7-${number}.pdf`}
          />
        </DutyList>
      )}
    </>
  );
}
