import type { FormPlace } from '@fieldspan/api/queries/forms';
import { usePageTitle } from '@fieldspan/federation/page-title';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { Link, useNavigate, useParams, useSearchParams } from '@fieldspan/federation/router';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { FillingBody } from './filling-body.tsx';
import { FillingFrom } from './filling-source.tsx';
import type { FillingSource } from './filling-source.tsx';
import styles from './form-page.module.css';
import { readWhere, whereSearch } from './form-place.ts';
import { queueAddress, readQueue, withQueue } from './form-queue.ts';
import { useFormTrail } from './form-trail.ts';
import { FormWaits } from './form-waits.tsx';
import { FormSent } from './form-sent.tsx';
import type { SentForm } from './form-sent.tsx';
import type { Outcome } from './signing/submit-form.ts';
import { AboutTags } from './about-tags.tsx';
import { QueueNote } from './queue-note.tsx';
import { QueueOnward } from './queue-onward.tsx';
import { UnsentFormOf } from './unsent-form.tsx';
import type { UnsentForm } from './unsent-form.tsx';
import { useFilling } from './use-filling.ts';
import { useSectionHistory } from './use-section-history.ts';

/** /do-form: fills a form on its own page; with `?unsent=`, one that came back from the outbox. */
export function FormPage() {
  const { child_template_slug = '' } = useParams();
  const [params] = useSearchParams();
  const search = whereSearch(readWhere(params));
  const form = useMemo(
    () => ({ child: child_template_slug, ...readWhere(new URLSearchParams(search)) }),
    [child_template_slug, search],
  );
  const navigate = useNavigate();
  const unsentKey = params.get('unsent');
  const queue = readQueue(params);
  const moveTo = (place: FormPlace | null) => {
    const to = new URLSearchParams(withQueue(whereSearch({ ...form, place }), queue));
    if (unsentKey !== null) to.set('unsent', unsentKey);
    void navigate(`/do-form/${child_template_slug}?${to.toString()}`, { replace: true });
  };
  const filling = (unsent: UnsentForm | null) => (
    <>
      <QueueNote queue={queue} search={search} />
      <FillingFrom key={unsent?.clientKey} form={form} unsent={unsent} onPlace={moveTo}>
        {(source) => <Page source={source} after={queueAddress(search, queue)} />}
      </FillingFrom>
    </>
  );
  if (unsentKey === null) return filling(null);
  return (
    <UnsentFormOf
      clientKey={unsentKey}
      otherwise={
        <FormWaits
          clientKey={unsentKey}
          outcome={null}
          onAgain={() => void navigate(`/do-form/${child_template_slug}${search}`)}
        />
      }
    >
      {filling}
    </UnsentFormOf>
  );
}

type PageProps = { source: FillingSource };

/** @param after where the queue goes on once this form is handed in; null without a queue */
function Page({ source, after }: PageProps & { after: string | null }) {
  const { child, form, site } = source;
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const navigate = useNavigate();
  // A form that came back has its own address; "fill in another" goes to the form's.
  const onAgain = source.unsent ? () => void navigate(`/do-form/${child.slug}${whereSearch(form)}`) : source.restart;
  const trail = useFormTrail(child.FormTemplate, whereSearch(form));
  usePageTitle(child.description);
  const place = site && `${site.record.job_num} ${site.record.job_name}`;
  return (
    <div className={styles.page}>
      <PageHeader
        title={child.description}
        breadcrumb={[...trail, { label: child.description }]}
        actions={
          handedIn === null && (
            <Button className={styles.whole} variant="quiet" render={<Link to={`/do-form/${child.slug}/preview`} />}>
              {t('The whole form')}
            </Button>
          )
        }
        status={
          <>
            {place && <Tag tone="blue">{t('For {{place}}', { place })}</Tag>}
            {form.about && <AboutTags about={form.about} />}
          </>
        }
      />
      {handedIn === null ? (
        <Body source={source} onDone={setHandedIn} />
      ) : (
        <Done handedIn={handedIn} after={after} onSent={(sent) => setHandedIn({ sent })} onAgain={onAgain} />
      )}
    </div>
  );
}

/** The result: stored, or queued. */
type HandedIn = { sent: SentForm } | { waiting: Pick<OutboxItem, 'clientKey' | 'isDurable'>; outcome: Outcome };

type DoneProps = { handedIn: HandedIn; after: string | null; onSent: (sent: SentForm) => void; onAgain: () => void };

function Done({ handedIn, after, ...ways }: DoneProps) {
  const outcome = after === null ? null : safeOutcome(handedIn);
  if (after !== null && outcome !== null) return <QueueOnward outcome={outcome} to={after} />;
  if ('sent' in handedIn) return <FormSent sent={handedIn.sent} onAgain={ways.onAgain} />;
  return <FormWaits clientKey={handedIn.waiting.clientKey} outcome={handedIn.outcome} {...ways} />;
}

/** Of a form that is stored, or stands durably on the device; what only this page's memory has is not left. */
function safeOutcome(handedIn: HandedIn): Outcome | null {
  if ('sent' in handedIn) return handedIn.sent.outcome;
  return handedIn.waiting.isDurable ? handedIn.outcome : null;
}

type BodyProps = PageProps & { onDone: (handedIn: HandedIn) => void };

/** Leaving asks only if the browser stores nothing; otherwise the draft is on the device. */
function Body({ source, onDone }: BodyProps) {
  const { draft } = source;
  const filling = useFilling(source, {
    onSubmitted: (formId, outcome) => onDone({ sent: { formId, outcome } }),
    onWaiting: (waiting, outcome) => onDone({ waiting, outcome }),
  });
  useSectionHistory(filling.store);
  const { isKept } = useSyncExternalStore(draft.subscribe, draft.state);
  useLeaveGuard(!isKept, t('Are you sure you want to exit?'), draft.flush);
  return <FillingBody source={source} filling={filling} />;
}
