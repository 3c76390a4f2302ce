import type { TemplateChange } from '@fieldspan/domain/form/diff-templates';
import { msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import styles from './versions.module.css';

const HAPPENED = {
  added: { word: msg('Added'), tone: 'green' },
  removed: { word: msg('Taken out'), tone: 'red' },
  moved: { word: msg('Moved'), tone: 'neutral' },
  changed: { word: msg('Changed'), tone: 'amber' },
} as const;

/** One section or question that is different, and what of it. */
export function ChangeItem({ change }: { change: TemplateChange }) {
  const { happened, what, label, section, properties } = change;
  const { word, tone } = HAPPENED[happened];
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <Tag tone={tone}>{translated(word)}</Tag>
        <span>
          <strong>{label === '' ? t('Without a name') : label}</strong>{' '}
          <span className={styles.quiet}>{what === 'section' ? t('Section') : t('in “{{section}}”', { section })}</span>
        </span>
      </div>
      {properties.length > 0 && (
        <dl className={styles.properties}>
          {properties.map((property) => (
            <div key={property.property}>
              <dt>{translated(property.label)}</dt>
              <dd>
                <del>{property.before === '' ? t('nothing') : property.before}</del>{' '}
                <ins>{property.after === '' ? t('nothing') : property.after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
