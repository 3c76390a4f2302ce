import { serviceQuery } from '@fieldspan/api/queries/records';
import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { isOver } from '@fieldspan/domain/visits/visit-state';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Slot } from '@fieldspan/federation/slot';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isBegun, maySendReport } from '../report-access.ts';
import { ReportButtons } from '../report-buttons.tsx';
import { ArrivalOffer } from './arrival-offer.tsx';
import type { OfCall } from './send-report.ts';
import { StepBar } from './step-bar.tsx';
import { VisitChecklist } from './visit-checklist.tsx';
import { VisitForms } from './visit-forms.tsx';
import { VisitHead } from './visit-head.tsx';
import { VisitParts } from './visit-parts.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import styles from './visit.module.css';
import { followSentReports } from './sent-reports.ts';
import { isAnyWaiting, stateWith, useWaiting } from './waiting-reports.ts';

// As long as the app is open: the screen may be left before a report has arrived.
followSentReports();

/** The call in front of the person who goes there: who, where, how to get in, and one step after the other. */
export function VisitScreen() {
  const { id = '' } = useParams();
  const { data: service } = useSuspenseQuery(serviceQuery(id));
  const { data: visits } = useSuspenseQuery(visitsOfServiceQuery(service.id));
  const { profile } = useCurrentUser();
  usePageTitle(service.job_num);
  const visit = visitFor(visits, profile.id);
  if (!visit) {
    return (
      <EmptyState
        title={t('Nobody goes to this call')}
        action={<Button render={<AppLink to={`/service/${service.slug}/dashboard`} />}>{t('Open the call')}</Button>}
      >
        {t('A visit shows here once it is planned and published on the schedule.')}
      </EmptyState>
    );
  }
  const of = { visitId: visit.id, serviceId: service.id, slug: service.slug, name: service.job_num };
  return <Visit visit={visit} of={of} service={service} />;
}

const isOpen = ({ state }: ServiceVisit): boolean => !isOver(state);

/** The person's next visit, else their last, else the next of anybody. */
function visitFor(visits: readonly ServiceVisit[], userId: number): ServiceVisit | undefined {
  const shown = visits.filter(({ state }) => state !== 'tray');
  const own = shown.filter(({ lead_id }) => lead_id === userId);
  return own.find(isOpen) ?? own.at(-1) ?? shown.find(isOpen) ?? shown.at(-1);
}

type VisitProps = {
  visit: ServiceVisit;
  of: OfCall;
  service: Parameters<typeof VisitHead>[0]['service'];
};

function Visit({ visit, of, service }: VisitProps) {
  const who = useCurrentUser();
  const waiting = useWaiting(visit);
  const state = stateWith(visit.state, waiting.steps);
  return (
    <article className={styles.page} aria-label={service.job_num}>
      <VisitHead service={service} visit={visit} state={state} of={of} />
      <ArrivalOffer service={service} state={state} of={of} />
      <Slot
        of="projects.locates"
        props={{ parent: { service_id: service.id } }}
        fallback={<p className={styles.said}>{t('Locates cannot be shown now. Ask before you dig.')}</p>}
      />
      <VisitChecklist visit={visit} waiting={waiting.ticks} of={of} />
      <VisitForms of={of} />
      <VisitPhotos waiting={waiting.photos} of={of} />
      <VisitParts visit={visit} waiting={waiting.parts} of={of} />
      <div className={styles.more}>
        <Button size="l" render={<AppLink to={`/service/${service.slug}/forms`} />}>
          {t('Forms')}
        </Button>
        <Button size="l" render={<AppLink to={`/service/${service.slug}/dashboard`} />}>
          {t('The whole call')}
        </Button>
      </div>
      {isBegun(visit) && (
        <ReportButtons service={service} visitId={visit.id} maySend={maySendReport(who, service, [visit])} size="l" />
      )}
      {isBegun(visit) && isAnyWaiting(waiting) && (
        <p className={styles.said}>{t('What this device has not sent yet is missing in the report.')}</p>
      )}
      <StepBar state={state} of={of} waiting={waiting.steps.length} />
    </article>
  );
}
