import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { FIELD_KINDS } from '@fieldspan/domain/form/field-kinds';
import { kindRow } from '@fieldspan/domain/form/kind-of-field';
import type { KindRow } from '@fieldspan/domain/form/kind-row';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { useState } from 'react';
import styles from './add-field.module.css';
import { GROUPS, KindIcon } from './kind-icons.tsx';
import { recentKinds } from './recent-kinds.ts';

type AddFieldProps = { isOpen: boolean; onPick: (kind: FieldKind) => void; onClose: () => void };

/** Chooses the kind of a new question: by name, by group, or one of the last. */
export function AddField({ isOpen, onPick, onClose }: AddFieldProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Add field')}>
      {isOpen && <Kinds onPick={onPick} />}
    </Dialog>
  );
}

function Kinds({ onPick }: Pick<AddFieldProps, 'onPick'>) {
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ kind, label, hint, group }: KindRow) => {
    const text = [label, hint, GROUPS[group].label].map((word) => translated(word)).join(' ');
    return words.every((word) => `${text} ${kind}`.toLowerCase().includes(word));
  };
  const found = FIELD_KINDS.filter(isFound);
  const groups = Object.entries(GROUPS).flatMap(([name, { label }]) => {
    const kinds = found.filter(({ group }) => group === name);
    return kinds.length === 0 ? [] : [{ name, label, kinds }];
  });
  const recent = words.length === 0 ? recentKinds().flatMap((kind) => kindRow(kind) ?? []) : [];
  return (
    <>
      <SearchField label={t('Search field types')} value={typed} onChange={setTyped} />
      {found.length === 0 && <p className={styles.none}>{t('No field type is called that.')}</p>}
      {recent.length > 0 && <Group title={t('Recent')} kinds={recent} onPick={onPick} />}
      {groups.map(({ name, label, kinds }) => (
        <Group key={name} title={translated(label)} kinds={kinds} onPick={onPick} />
      ))}
    </>
  );
}

type GroupProps = { title: string; kinds: readonly KindRow[]; onPick: (kind: FieldKind) => void };

function Group({ title, kinds, onPick }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, label, hint }) => (
          <li key={kind}>
            <button type="button" className={styles.kind} aria-label={translated(label)} onClick={() => onPick(kind)}>
              <KindIcon kind={kind} />
              <span className={styles.words}>
                {translated(label)}
                <span className={styles.hint}>{translated(hint)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
