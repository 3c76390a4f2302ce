import { inviteMany } from '@fieldspan/api/queries/employment';
import type { Invited } from '@fieldspan/contract/account-calls';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { inviteLines } from '@fieldspan/domain/invite-lines';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import styles from './employee-state.module.css';

/** Invites a list of people at once. Refused lines stay in the field, with the reason. */
export function InviteManyScreen() {
  const { viewer } = useCurrentUser();
  usePageTitle(t('Invite people'));
  if (!mayWrite('UserCompanySetting')(viewer))
    return <NotFound title={t('Invite people')} reason={t('You do not have permission to add people.')} />;
  return (
    <>
      <PageHeader
        title={t('Invite people')}
        breadcrumb={[{ label: t('Employees'), to: '/employees/list' }, { label: t('Invite people') }]}
      />
      <InviteList />
    </>
  );
}

function InviteList() {
  const [text, setText] = useState('');
  const people = inviteLines(text);
  const inviting = useMutation({
    mutationFn: () => inviteMany(people),
    onSuccess: (answers) => setText(refusedLines(text, answers)),
  });
  return (
    <Card title={t('List')}>
      <div className={styles.standing}>
        <p className={styles.text}>
          {t(
            'One person a line: e-mail, first name, last name, mobile phone, job title. A file with headings works too.',
          )}
        </p>
        {/* A file must not replace typed text. */}
        {text.trim() === '' && <ListFile onText={setText} />}
        <TextField label={t('People')} multiline rows={10} value={text} onChange={setText} />
        {inviting.isSuccess && <Answers answers={inviting.data} />}
        <div className={styles.buttons}>
          <Button
            variant="primary"
            busy={inviting.isPending}
            disabled={people.length === 0}
            onClick={() => inviting.mutate()}
          >
            {inviteWords(people.length)}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function inviteWords(count: number): string {
  if (count === 0) return t('Invite');
  return count === 1 ? t('Invite 1 person') : t('Invite {{count}} people', { count });
}

/** Ten times the size of a list of a thousand people. */
const MAX_BYTES = 1_000_000;

function ListFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({ mutationFn: readList, onSuccess: onText, meta: { quiet: true } });
  return (
    <div>
      <Button icon={<IconUpload aria-hidden="true" />} busy={reading.isPending} onClick={() => input.current?.click()}>
        {t('Take from a file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('File with people')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) reading.mutate(file);
          event.target.value = '';
        }}
      />
      {reading.isError && <AlertBox type="danger">{reading.error.message}</AlertBox>}
    </div>
  );
}

/** @throws Error with a message if the file is not text, such as an Excel workbook */
async function readList(file: File): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new Error(t('{{name}} is longer than a list of people can be.', { name: file.name }));
  const text = await file.text();
  if (text.includes('\0') || text.includes('\uFFFD'))
    throw new Error(
      t('{{name}} holds no text. Save the list as CSV (UTF-8) and choose that file.', { name: file.name }),
    );
  return text;
}

function Answers({ answers }: { answers: readonly Invited[] }) {
  const refused = answers.filter(({ error }) => error !== null);
  const count = answers.length - refused.length;
  return (
    <AlertBox
      type={refused.length === 0 ? 'success' : 'danger'}
      live="in-a-pause"
      list={refused.map(({ email, error }) => `${email}: ${error ?? ''}`)}
    >
      {refused.length === 0
        ? t('{{count}} invited. Each of them gets a mail.', { count })
        : t('{{count}} invited. These lines were not taken, and stay in the list:', { count })}
    </AlertBox>
  );
}

/** The refused lines as they were typed, for another try, with the heading. */
function refusedLines(text: string, answers: readonly Invited[]): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const headings = lines.slice(0, lines.length - answers.length);
  const refused = lines.slice(headings.length).filter((_, at) => answers[at]?.error !== null);
  return refused.length === 0 ? '' : [...headings, ...refused].join('\n');
}
