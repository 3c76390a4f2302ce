import { usePageTitle } from '@fieldspan/federation/page-title';
import { Link, useParams, useSearchParams } from '@fieldspan/federation/router';
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
import { FormSent } from './form-sent.tsx';
import type { SentForm } from './form-sent.tsx';
import { useFilling } from './use-filling.ts';

/** /do-form: a form on a page of its own. */
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
  return <FillingFrom form={form}>{(source) => <Page source={source} equipmentId={equipmentId} />}</FillingFrom>;
}

type PageProps = { source: FillingSource; equipmentId: number | null };

function Page({ source, equipmentId }: PageProps) {
  const { child, form, site } = source;
  const [sent, setSent] = useState<SentForm | null>(null);
  const trail = useFormTrail(child.FormTemplate, placeSearch(form.place));
  usePageTitle(child.description);
  const place = site && `${site.record.job_num} ${site.record.job_name}`;
  return (
    <div className={styles.page}>
      <PageHeader
        title={child.description}
        breadcrumb={[...trail, { label: child.description }]}
        actions={
          !sent && (
            <Button className={styles.whole} variant="quiet" render={<Link to={`/do-form/${child.slug}/preview`} />}>
              {t('The whole form')}
            </Button>
          )
        }
        status={place && <Tag tone="blue">{t('For {{place}}', { place })}</Tag>}
      />
      {sent ? (
        <FormSent sent={sent} onAgain={source.restart} />
      ) : (
        <Body source={source} equipmentId={equipmentId} onSent={setSent} />
      )}
    </div>
  );
}

type BodyProps = PageProps & { onSent: (sent: SentForm) => void };

/** Leaving is asked about only where the browser keeps nothing: elsewhere the answers wait on the device. */
function Body({ source, equipmentId, onSent }: BodyProps) {
  const { draft } = source;
  const filling = useFilling(source, {
    equipmentId,
    onSubmitted: (formId, outcome) => onSent({ formId, outcome }),
  });
  const { isKept } = useSyncExternalStore(draft.subscribe, draft.state);
  useLeaveGuard(!isKept, t('Are you sure you want to exit?'), draft.flush);
  return <FillingBody source={source} filling={filling} />;
}
