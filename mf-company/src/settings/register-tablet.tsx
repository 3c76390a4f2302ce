import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import type { TabletKind } from '@fieldspan/api/is-tablet';
import { registerKiosk, registerTablet } from '@fieldspan/api/tablet';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { Button } from '@fieldspan/ui/button';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { t } from '@fieldspan/ui/i18n';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './settings.module.css';

const NONE = { rows: [], more: 0 };

type RegisterTabletProps = { whenConfirmed: (change: () => void) => void };

/** Makes the device that shows this page a shared tablet, or a kiosk for the clock. */
export function RegisterTablet({ whenConfirmed }: RegisterTabletProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<TabletKind>('sign-in');
  const [project, setProject] = useState('');
  const registering = useMutation({
    mutationFn: () =>
      kind === 'kiosk' ? registerKiosk({ name, jobId: project === '' ? null : Number(project) }) : registerTablet(name),
    meta: { quiet: true },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!registering.isPending) whenConfirmed(() => registering.mutate());
  };
  return (
    <form className={styles.provider} aria-label={t('Shared tablets')} onSubmit={handleSubmit} noValidate>
      <RadioGroup
        label={t('What people do on this device')}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'kiosk' ? 'kiosk' : 'sign-in')}
        options={[
          { value: 'sign-in', label: t('Sign in by PIN and work as on their own device') },
          { value: 'kiosk', label: t('Clock in and out by PIN, and nothing else: a kiosk') },
        ]}
      />
      <p className={styles.quiet}>
        {kind === 'kiosk'
          ? t(
              'Open this page on the tablet itself. You are signed out, and it shows the clock alone until you remove it here. It goes on without a connection: a press is kept with its time, and the PIN is looked at later.',
            )
          : t(
              'On a shared tablet people press their name and type a PIN. Open this page on the tablet itself, register it, and log out: then it shows the names.',
            )}
      </p>
      <TextField
        label={t('Name of this device')}
        hint={t('Where it is, such as “Shop, by the door”')}
        value={name}
        onChange={setName}
      />
      {kind === 'kiosk' && <ProjectChoice value={project} onChange={setProject} />}
      <ErrorBox error={registering.error} />
      <div>
        <Button type="submit" busy={registering.isPending}>
          {kind === 'kiosk' ? t('Make this device a kiosk') : t('Make this device a shared tablet')}
        </Button>
      </div>
    </form>
  );
}

function ProjectChoice({ value, onChange }: { value: string; onChange: (project: string) => void }) {
  const [typed, setTyped] = useState('');
  const { data = NONE, isPending } = useQuery({ ...projectChoicesQuery(typed), throwOnError: false });
  const [shown, setShown] = useState<string | null>(null);
  const options = data.rows.map(({ id, title, note }) => ({ value: String(id), label: `${note} ${title}` }));
  const handleChange = (project: string) => {
    setShown(options.find((option) => option.value === project)?.label ?? null);
    onChange(project);
  };
  return (
    <ComboboxField
      label={t('Project that it stands at')}
      hint={t('Offered first to everybody there, and the only one that it knows without a connection.')}
      value={value}
      valueLabel={shown ?? t('None')}
      options={options}
      loading={isPending}
      onSearch={setTyped}
      onChange={handleChange}
    />
  );
}
