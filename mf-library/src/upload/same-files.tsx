import { store } from '@fieldspan/api/store';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useAtomValue } from 'jotai';
import { decideSame, sameAtom } from './add-files.ts';
import styles from './same-files.module.css';

/** Asks about files that the library has already. */
export function SameFiles() {
  const [question] = useAtomValue(sameAtom, { store });
  if (!question) return null;
  const { same } = question;
  const skip = () => decideSame(question, false);
  return (
    <Dialog
      open
      onClose={skip}
      title={plural(same.length, {
        one: '{{count}} file is in the library already',
        other: '{{count}} files are in the library already',
      })}
      footer={
        <>
          <Button onClick={() => decideSame(question, true)}>{t('Add once more')}</Button>
          <Button variant="primary" onClick={skip}>
            {t('Leave out')}
          </Button>
        </>
      }
    >
      <ul className={styles.same}>
        {same.map(({ file, known }) => (
          <li key={`${file.name} ${known.id}`}>
            <span>{file.name}</span>
            <AppLink to={`/library/file/${known.slug}`} className={styles.known}>
              {known.folder === null
                ? t('is there as “{{name}}”', { name: known.name ?? '' })
                : t('is there as “{{name}}” in {{folder}}', { name: known.name ?? '', folder: known.folder })}
            </AppLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
