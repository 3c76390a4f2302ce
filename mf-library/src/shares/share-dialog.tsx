import { alertError } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { localDay } from '@fieldspan/domain/calendar-day';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useId, useRef, useState } from 'react';
import { startOfDay } from '../filters/day-start.ts';
import type { Chosen } from '../zip/fetch-zip.ts';
import { MadeLink } from './made-link.tsx';
import styles from './share-dialog.module.css';

type ShareDialogProps = { open: boolean; name: string; chosen: Chosen; onClose: () => void };

/** Makes a link by which people without an account see and download files, until a day. */
export function ShareDialog({ open, name, chosen, onClose }: ShareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Make a link')}>
      {open && <ShareForm name={name} chosen={chosen} onClose={onClose} />}
    </Dialog>
  );
}

const DAY_MS = 86_400_000;
/** How long a link lives unless somebody says otherwise. */
const DAYS = 30;

function ShareForm({ name: initial, chosen, onClose }: Omit<ShareDialogProps, 'open'>) {
  const form = useId();
  const today = useToday();
  const key = useRef(crypto.randomUUID());
  const [name, setName] = useState(initial);
  const [until, setUntil] = useState(() => localDay(new Date(Date.now() + DAYS * DAY_MS)));
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [slug, setSlug] = useState<string | null>(null);
  const make = async () => {
    if (isBusy || name.trim() === '' || until === '') return;
    setIsBusy(true);
    try {
      const made = await call('LibraryShare/make', {
        name: name.trim(),
        ends_at: startOfDay(until, 1),
        file_ids: chosen.fileIds,
        folder_ids: chosen.folderIds,
        password,
        client_key: key.current,
      });
      setSlug(made.slug);
    } catch (error) {
      alertError(error);
    } finally {
      setIsBusy(false);
    }
  };
  if (slug !== null) return <MadeLink slug={slug} hasPassword={password !== ''} onClose={onClose} />;
  return (
    <form
      id={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p>
        {t('Anybody with the link sees and downloads these files, without an account, until the day that you choose.')}
      </p>
      <TextField label={t('What the link is called')} value={name} onChange={setName} required />
      <DateField label={t('Until')} value={until} onChange={setUntil} min={today} required />
      <TextField
        label={t('Password')}
        hint={t('Optional, 6 characters at least. Tell it on another way than the link.')}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="new-password"
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy} disabled={name.trim() === '' || until === ''}>
          {t('Make a link')}
        </Button>
      </div>
    </form>
  );
}
