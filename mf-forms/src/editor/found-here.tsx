import type { TemplateFinding } from '@fieldspan/domain/form/lint-template';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { t } from '@fieldspan/ui/i18n';
import { faultWords } from '../static-view/fault-words.ts';
import styles from './found-here.module.css';
import { useEditorPart } from './use-editor.ts';

/** What the check found at a question or section, where it is mended. */
export function FoundHere({ itemKey }: { itemKey: string }) {
  const findings = useEditorPart((store) => store.findingsAt(itemKey));
  if (findings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.text}`} className={styles.finding} data-level={finding.level}>
          <IconAlertTriangle className={styles.icon} aria-hidden="true" size={18} />
          {faultWords(finding)}
        </li>
      ))}
    </ul>
  );
}

/** A sign at a question or section at which something was found. */
export function FoundSign({ itemKey }: { itemKey: string }) {
  return <LevelSign level={useEditorPart((store) => store.levelAt(itemKey))} />;
}

export function LevelSign({ level }: { level: TemplateFinding['level'] | null }) {
  if (level === null) return null;
  const label = level === 'error' ? t('Has an error') : t('Has a warning');
  return <IconAlertTriangle className={styles.sign} data-level={level} aria-label={label} size={16} />;
}
