import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconRoute } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { PhotoPair } from '../photo-pair.tsx';
import { isBegun } from '../report-access.ts';
import { STATE_WORDS } from '../state-words.ts';
import styles from './service-visits.module.css';

/** Who goes to a call and when, and what came of it. */
export function ServiceVisits({ serviceId, slug }: { serviceId: number; slug: string }) {
  const { data: visits } = useSuspenseQuery(visitsOfServiceQuery(serviceId));
  return (
    <Card
      title={t('Visits')}
      icon={<IconRoute aria-hidden="true" />}
      action={
        <span className={styles.buttons}>
          {visits.some(isBegun) && (
            <Button size="s" render={<AppLink to={`/service/${slug}/report`} />}>
              {t('Report')}
            </Button>
          )}
          <Button size="s" render={<AppLink to={`/service/${slug}/visit`} />}>
            {t('On site')}
          </Button>
        </span>
      }
    >
      {visits.length === 0 ? (
        <EmptyState title={t('No visits')}>{t('Visits are planned on the schedule.')}</EmptyState>
      ) : (
        <ul>
          {visits.map((visit) => (
            <Fragment key={visit.id}>
              <ListItem
                title={[instantText(visit.starts_at) || t('No time yet'), visit.Lead && personName(visit.Lead)]
                  .filter(Boolean)
                  .join(' · ')}
                subtitle={factsOf(visit)}
                trailing={<Tag tone={STATE_WORDS[visit.state].tone}>{translated(STATE_WORDS[visit.state].label)}</Tag>}
              />
              {visit.ServiceFile.length > 0 && (
                <li className={styles.photos}>
                  <PhotoPair visitId={visit.id} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What was left to do, what was fitted, and who signed. */
function factsOf({ note, VisitPart, VisitEvent }: ServiceVisit): string {
  const parts = VisitPart.map(({ description, quantity }) => `${description} × ${quantity}`);
  const end = VisitEvent.find(({ kind }) => kind === 'done');
  const signer = parseSignature(end?.signature_json ?? null)?.name;
  return [
    note,
    end?.note,
    ...parts,
    signer && t('Signed by {{name}}', { name: signer }),
    end?.unsigned_reason && t('Not signed: {{why}}', { why: end.unsigned_reason }),
  ]
    .filter(Boolean)
    .join(' · ');
}
