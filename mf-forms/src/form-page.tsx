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
import { useFormTrail } from './form-trail.ts';
import { FormWaits } from './form-waits.tsx';
import { FormSent } from './form-sent.tsx';
import type { SentForm } from './form-sent.tsx';
import type { Outcome } from './signing/submit-form.ts';
import { AboutTags } from './about-tags.tsx';
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
  const moveTo = (place: FormPlace | null) => {
    const to = new URLSearchParams(whereSearch({ ...form, place }));
    if (unsentKey !== null) to.set('unsent', unsentKey);
    void navigate(`/do-form/${child_template_slug}?${to.toString()}`, { replace: true });
  };
  const filling = (unsent: UnsentForm | null) => (
    <FillingFrom key={unsent?.clientKey} form={form} unsent={unsent} onPlace={moveTo}>
      {(source) => <Page source={source} />}
    </FillingFrom>
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

function Page({ source }: PageProps) {
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
        <Done handedIn={handedIn} onSent={(sent) => setHandedIn({ sent })} onAgain={onAgain} />
      )}
    </div>
  );
}

/** The result: stored, or queued. */
type HandedIn = { sent: SentForm } | { waiting: Pick<OutboxItem, 'clientKey'>; outcome: Outcome };

type DoneProps = { handedIn: HandedIn; onSent: (sent: SentForm) => void; onAgain: () => void };

function Done({ handedIn, ...ways }: DoneProps) {
  if ('sent' in handedIn) return <FormSent sent={handedIn.sent} onAgain={ways.onAgain} />;
  return <FormWaits clientKey={handedIn.waiting.clientKey} outcome={handedIn.outcome} {...ways} />;
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
