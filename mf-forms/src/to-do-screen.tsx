import { begunWork } from '@fieldspan/api/begun-work';
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { formsToSignQuery } from '@fieldspan/api/queries/found-forms';
import { clockInFormsQuery } from '@fieldspan/api/queries/my-day';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { sessionAtom } from '@fieldspan/api/session';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck, IconPlus, IconSend, IconSignature } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formMemoOf } from './signing/form-memo.ts';
import { DraftList } from './draft-list.tsx';
import { FormsNav } from './forms-nav.tsx';
import styles from './to-do.module.css';

/** /forms/to-do: what waits for this person, and what of theirs stands on this device. */
export function ToDoScreen() {
  usePageTitle(t('Forms'));
  const userId = useAtomValue(sessionAtom)?.userId ?? 0;
  const unsent = useAtomValue(outboxAtom).filter((item) => formMemoOf(item) !== null);
  const [drafts, setDrafts] = useState(begunWork);
  const { data: toSign = [] } = useQuery({ ...formsToSignQuery(userId), throwOnError: false });
  const { data: required = [] } = useQuery({ ...clockInFormsQuery(), throwOnError: false });
  const count = unsent.length + drafts.length + toSign.length;
  return (
    <section aria-label={t('To do')}>
      <PageHeader
        title={t('Forms')}
        actions={
          <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<AppLink to="/forms/templates" />}>
            {t('Fill in a form')}
          </Button>
        }
      />
      <FormsNav current="to-do" toDo={count} />
      {unsent.length > 0 && <Unsent items={unsent} />}
      <ToSign forms={toSign} />
      <DraftList drafts={drafts} onChange={() => setDrafts(begunWork())} />
      <Required forms={required} />
      {count + required.length === 0 && (
        <EmptyState
          title={t('Nothing to do')}
          action={<Button render={<AppLink to="/forms/templates" />}>{t('Fill in a form')}</Button>}
        >
          {t('Forms that wait for your signature, your drafts and forms that are not sent yet show here.')}
        </EmptyState>
      )}
    </section>
  );
}

function ToSign({ forms }: { forms: QueryAnswer<typeof formsToSignQuery> }) {
  if (forms.length === 0) return null;
  return (
    <Card className={styles.part ?? ''} title={t('To sign')} icon={<IconSignature aria-hidden="true" size={18} />}>
      <ul>
        {forms.map(({ id, acknowledgement_slug: own, created_at: at, CompanyForm: form }) => (
          <ListItem
            key={id}
            to={`/form/external/${form?.slug ?? ''}/${own ?? ''}`}
            title={form?.child_template_description ?? t('Form')}
            subtitle={form?.template_title}
            trailing={<AskedAt at={at} />}
          />
        ))}
      </ul>
    </Card>
  );
}

function Required({ forms }: { forms: QueryAnswer<typeof clockInFormsQuery> }) {
  if (forms.length === 0) return null;
  return (
    <Card
      className={styles.part ?? ''}
      title={t('Forms to clock in')}
      icon={<IconClipboardCheck aria-hidden="true" size={18} />}
    >
      <ul>
        {forms.map((form) => (
          <ListItem
            key={form.id}
            to={`/do-form/${form.slug}`}
            title={form.description}
            subtitle={form.FormTemplate?.title}
            trailing={<Tag tone="red">{t('Required')}</Tag>}
          />
        ))}
      </ul>
    </Card>
  );
}

function AskedAt({ at }: { at: string }) {
  const now = useNow();
  return <span className={styles.asked}>{t('Asked {{when}}', { when: momentText(at, now) })}</span>;
}

function Unsent({ items }: { items: readonly OutboxItem[] }) {
  return (
    <Card
      className={styles.part ?? ''}
      title={t('Waiting to be sent')}
      icon={<IconSend aria-hidden="true" size={18} />}
      action={<AppLink to="/outbox">{t('All that waits')}</AppLink>}
    >
      <ul>
        {items.map(({ clientKey, label, state, editAt, error }) => (
          <ListItem
            key={clientKey}
            to={state === 'failed' && editAt !== null ? editAt : '/outbox'}
            title={label}
            subtitle={error?.text}
            trailing={
              state === 'failed' ? (
                <Tag tone="red">{t('Not sent')}</Tag>
              ) : (
                <Tag tone="amber">{t('Waiting to be sent')}</Tag>
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}
