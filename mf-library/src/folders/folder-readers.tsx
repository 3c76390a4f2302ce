import { alertError, showAlert } from '@fieldspan/api/alerts';
import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { folderReadersQuery, rolesQuery } from '@fieldspan/api/queries/library-folders';
import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { saveRecord } from '@fieldspan/api/save-record';
import { personName } from '@fieldspan/domain/person-name';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './folder-readers.module.css';

type FolderReadersProps = { open: boolean; folder: LibraryFolder; onClose: () => void };

/** Who may see a folder and all in it: everybody who may read the library, or chosen people and roles. */
export function FolderReaders({ open, folder, onClose }: FolderReadersProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Who sees “{{name}}”', { name: folder.name })}>
      {open && (
        <Wait fallback={<SkeletonRows count={3} />}>
          <ReadersForm folder={folder} onClose={onClose} />
        </Wait>
      )}
    </Dialog>
  );
}

const EVERYBODY = 'everybody';
const SOME = 'some';
const texts = (ids: readonly { id: number }[]) => ids.map(({ id }) => String(id));

function ReadersForm({ folder, onClose }: Omit<FolderReadersProps, 'open'>) {
  const { data: now } = useSuspenseQuery(folderReadersQuery(folder.id));
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery());
  const { data: roles } = useSuspenseQuery(rolesQuery());
  const [who, setWho] = useState(now.is_restricted === 1 ? SOME : EVERYBODY);
  const [people, setPeople] = useState<readonly string[]>(texts(now.User));
  const [roleIds, setRoleIds] = useState<readonly string[]>(texts(now.JobPersonnelRole));
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const is_restricted = who === SOME ? 1 : 0;
    const readers = { User: people.map(Number), JobPersonnelRole: roleIds.map(Number) };
    try {
      await saveRecord('LibraryFolder', { id: folder.id, version: now.version, is_restricted, ...readers });
      showAlert({ type: 'success', message: t('Saved!') });
      onClose();
    } catch (error) {
      alertError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <RadioGroup
        label={t('Who may see it')}
        value={who}
        onChange={setWho}
        options={[
          { value: EVERYBODY, label: t('Everybody who may read the library') },
          { value: SOME, label: t('Only some: whoever made it, Admins, and those named here') },
        ]}
      />
      {who === SOME && (
        <>
          <MultiSelectField
            label={t('People')}
            values={people}
            onChange={setPeople}
            options={colleagues.map((person) => ({ value: String(person.id), label: personName(person) }))}
          />
          <MultiSelectField
            label={t('Roles of projects')}
            values={roleIds}
            onChange={setRoleIds}
            options={roles.map(({ id, title }) => ({ value: String(id), label: title }))}
            hint={t('Whoever has the role on any project.')}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
    </div>
  );
}
