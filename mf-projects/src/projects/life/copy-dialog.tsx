import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { Project } from '@fieldspan/api/queries/records';
import type { CopiedProject } from '@fieldspan/contract/job-calls';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { useOnce } from './use-once.ts';

type Parts = { people: boolean; files: boolean; schedule: boolean; tasks: boolean };
type CopyDialogProps = { job: Project; onClose: () => void };

/** Makes a new project like this one; the person chooses what goes along. */
export function CopyDialog({ job, onClose }: CopyDialogProps) {
  const navigate = useNavigate();
  // Two presses make one project.
  const [clientKey] = useState(() => crypto.randomUUID());
  const [number, setNumber] = useState(() => `${job.job_num}-2`);
  const [name, setName] = useState(job.job_name);
  const [start, setStart] = useState('');
  const [along, setAlong] = useState<Parts>({ people: true, files: true, schedule: false, tasks: true });
  const copy = () =>
    call('Job/copy', {
      id: job.id,
      job_num: number.trim(),
      job_name: name.trim(),
      start_date: start,
      people: flag(along.people),
      files: flag(along.files),
      schedule: flag(along.schedule),
      tasks: flag(along.tasks),
      client_key: clientKey,
    });
  const { press, isBusy } = useOnce(job.version, async () => {
    try {
      const made = await copy();
      onClose();
      showAlert({ type: 'success', message: saidOf(made) });
      void navigate(`/project/${made.slug}/details`);
      return true;
    } catch (error) {
      alertError(error);
      return false;
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Copy “{{title}}”', { title: job.job_name })}
      description={t('Customer, site, manager, budget and rules are copied. Bids, costs, hours and forms are not.')}
      footer={
        <Button variant="primary" busy={isBusy} disabled={number.trim() === '' || name.trim() === ''} onClick={press}>
          {t('Make the copy')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('Number')} required value={number} onChange={setNumber} />
        <TextField label={t('Name')} required value={name} onChange={setName} />
        <DateField label={t('Start date')} value={start} onChange={setStart} />
        <Along along={along} onChange={setAlong} />
      </Stack>
    </Dialog>
  );
}

/** What goes along. */
function Along({ along, onChange }: { along: Parts; onChange: (along: Parts) => void }) {
  const tick = (part: keyof Parts) => (isOn: boolean) => onChange({ ...along, [part]: isOn });
  return (
    <>
      <Checkbox label={t('People with their roles')} checked={along.people} onChange={tick('people')} />
      <Checkbox label={t('Files')} checked={along.files} onChange={tick('files')} />
      <Checkbox
        label={t('Schedule: its visits, without people and times')}
        checked={along.schedule}
        onChange={tick('schedule')}
      />
      <Checkbox
        label={t('Tasks, open again; their days move with the start date')}
        checked={along.tasks}
        onChange={tick('tasks')}
      />
    </>
  );
}

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

function saidOf({ people, files, visits, tasks, people_left_out: leftOut }: CopiedProject): string {
  const said = t('Copied. People: {{people}}, files: {{files}}, visits: {{visits}}, tasks: {{tasks}}.', {
    people,
    files,
    visits,
    tasks,
  });
  if (leftOut === 0) return said;
  return `${said} ${t('Left out, because they work here no more or have a role that you may not give: {{count}}.', { count: leftOut })}`;
}
