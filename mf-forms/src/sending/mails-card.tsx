import { alertError } from '@fieldspan/api/alerts';
import { formMailsQuery, sendFormAgain } from '@fieldspan/api/queries/form-mails';
import type { FormMail } from '@fieldspan/api/queries/form-mails';
import { refreshReaders } from '@fieldspan/api/query-client';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconMail } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './sending.module.css';

/** To whom a form was sent by e-mail, and what could not be sent. */
export function MailsCard({ formId }: { formId: number }) {
  const { data: mails = [] } = useQuery({ ...formMailsQuery(formId), throwOnError: false });
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendFormAgain(formId),
    onSuccess: () => refreshReaders('CompanyForm/save'),
    onError: alertError,
  });
  if (mails.length === 0) return null;
  const isStuck = mails.some(({ failure }) => failure !== null);
  return (
    <div className={styles.card}>
      <Card
        title={t('Sent by e-mail')}
        icon={<IconMail aria-hidden="true" />}
        action={
          isStuck && (
            <Button busy={isPending} onClick={() => mutate()}>
              {t('Try again')}
            </Button>
          )
        }
      >
        <ul>
          {mails.map((mail) => (
            <ListItem key={mail.id} title={toOf(mail)} subtitle={aboutOf(mail)} trailing={<State mail={mail} />} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function toOf({ User: person, email }: FormMail): string {
  const name = person === null ? '' : personName(person);
  return name === '' ? email : `${name} · ${email}`;
}

function aboutOf(mail: FormMail): string {
  const { sent_at: sentAt, created_at: askedAt, failure, is_automatic: isAutomatic, Sender: sender } = mail;
  const by = isAutomatic === 1 ? t('by the template’s list') : sender && t('by {{name}}', { name: personName(sender) });
  return [instantText(sentAt ?? askedAt), by, failure !== null && failureText(mail)].filter(Boolean).join(' · ');
}

function failureText({ failure, attempts }: FormMail): string {
  if (failure === 'address') return t('The mail server refused this address.');
  if (failure === 'limit') return t('The company has sent as many forms as it can in a day; it goes tomorrow.');
  return t('It could not be sent. Tries so far: {{count}}', { count: attempts });
}

function State({ mail: { state } }: { mail: FormMail }) {
  if (state === 'sent') return <Tag tone="green">{t('Sent')}</Tag>;
  if (state === 'failed') return <Tag tone="red">{t('Not sent')}</Tag>;
  return <Tag tone="amber">{t('On its way')}</Tag>;
}
