import { useOutboxItems } from '@fieldspan/api/outbox/use-outbox-items';
import { filledFormsQuery, visitFormsQuery } from '@fieldspan/api/queries/visits';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useQuery } from '@tanstack/react-query';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';

/** The forms that the contract of a visit asks for, and whether they are filled in; what is not sent yet counts. */
export function VisitForms({ of: { visitId, serviceId, slug } }: { of: OfCall }) {
  const { data: asked = [] } = useQuery({ ...visitFormsQuery(visitId), throwOnError: false });
  const { data: sent = [] } = useQuery({ ...filledFormsQuery(serviceId), throwOnError: false });
  const waiting = useWaitingForms(serviceId);
  if (asked.length === 0) return null;
  const sentBy = new Map(sent.map((form) => [form.child_template_id, form.slug]));
  return (
    <section className={styles.part} aria-label={t('Forms to fill in')}>
      <h2 className={styles.heading}>{t('Forms to fill in')}</h2>
      <ul>
        {asked.map(({ id, child_template_id: template, FormChildTemplate: form }) => {
          const filled = sentBy.get(template);
          return (
            <ListItem
              key={id}
              to={filled === undefined ? `/do-form/${form?.slug ?? ''}?service=${slug}` : `/form/view/${filled}`}
              title={form?.description ?? t('A form')}
              trailing={<FormTag isSent={filled !== undefined} isWaiting={waiting.has(template)} />}
            />
          );
        })}
      </ul>
    </section>
  );
}

function FormTag({ isSent, isWaiting }: { isSent: boolean; isWaiting: boolean }) {
  if (isSent) return <Tag tone="green">{t('Filled in')}</Tag>;
  return isWaiting ? <Tag>{t('Waiting to be sent')}</Tag> : <Tag tone="amber">{t('To fill in')}</Tag>;
}

/** The templates of forms of a call that only this device has. */
function useWaitingForms(serviceId: number): ReadonlySet<unknown> {
  const filled = useOutboxItems()
    .filter(({ state }) => state !== 'failed')
    .map(({ first, payload }): Readonly<Record<string, unknown>> => first?.payload ?? payload);
  const ofCall = filled.filter(({ service_id: id }) => id === serviceId);
  return new Set(ofCall.map(({ child_template_id: template }) => template));
}
