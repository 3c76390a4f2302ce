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
import { placeSearch, readPlace } from './form-place.ts';
import { useFormTrail } from './form-trail.ts';
import { FormWaits } from './form-waits.tsx';
import { FormSent } from './form-sent.tsx';
import type { SentForm } from './form-sent.tsx';
import type { Outcome } from './signing/submit-form.ts';
import { UnsentFormOf } from './unsent-form.tsx';
import type { UnsentForm } from './unsent-form.tsx';
import { useFilling } from './use-filling.ts';

/** /do-form: fills a form on its own page; with `?unsent=`, one that came back from the outbox. */
export function FormPage() {
  const { child_template_slug = '' } = useParams();
  const [params] = useSearchParams();
  const search = placeSearch(readPlace(params));
  const form = useMemo(
    () => ({ child: child_template_slug, place: readPlace(new URLSearchParams(search)) }),
    [child_template_slug, search],
  );
  const equipment = Number(params.get('equipment'));
  const equipmentId = Number.isInteger(equipment) && equipment > 0 ? equipment : null;
  const navigate = useNavigate();
  const filling = (unsent: UnsentForm | null) => (
    <FillingFrom key={unsent?.clientKey} form={form} unsent={unsent}>
      {(source) => <Page source={source} equipmentId={equipmentId} />}
    </FillingFrom>
  );
  const unsentKey = params.get('unsent');
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

type PageProps = { source: FillingSource; equipmentId: number | null };

function Page({ source, equipmentId }: PageProps) {
  const { child, form, site } = source;
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const navigate = useNavigate();
  // A form that came back has its own address; "fill in another" goes to the form's.
  const onAgain = source.unsent
    ? () => void navigate(`/do-form/${child.slug}${placeSearch(form.place)}`)
    : source.restart;
  const trail = useFormTrail(child.FormTemplate, placeSearch(form.place));
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
        status={place && <Tag tone="blue">{t('For {{place}}', { place })}</Tag>}
      />
      {handedIn === null ? (
        <Body source={source} equipmentId={equipmentId} onDone={setHandedIn} />
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
function Body({ source, equipmentId, onDone }: BodyProps) {
  const { draft } = source;
  const filling = useFilling(source, {
    equipmentId,
    onSubmitted: (formId, outcome) => onDone({ sent: { formId, outcome } }),
    onWaiting: (waiting, outcome) => onDone({ waiting, outcome }),
  });
  const { isKept } = useSyncExternalStore(draft.subscribe, draft.state);
  useLeaveGuard(!isKept, t('Are you sure you want to exit?'), draft.flush);
  return <FillingBody source={source} filling={filling} />;
}
