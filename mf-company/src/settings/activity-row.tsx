import type { Activity, ActivityLine } from '@fieldspan/contract/history-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { deedWords, recordWords } from '@fieldspan/domain/history-words';
import { shownFields } from '@fieldspan/federation/shown-fields';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import styles from './activity.module.css';

/** If somebody changed only themselves, the record is left out. */
const OWN_DEEDS = new Set(['signed_in', 'sign_in_failed', 'password_changed']);

/** One line: what happened, to what, by whom, when, and the old and new values. */
export function ActivityRow({ line, page }: { line: ActivityLine; page: Pick<Activity, 'lines' | 'names'> }) {
  const fields =
    line.happened === 'deleted' ? [] : shownFields(line.model, line.fields, { names: page.names, words: {} });
  const details = fields.map(({ label, old, now }) =>
    old === '' ? `${label}: ${now}` : `${label}: ${old} → ${now === '' ? t('empty') : now}`,
  );
  const by = line.person === null ? 'Fieldspan' : line.person.name;
  const who = OWN_DEEDS.has(line.happened) ? [] : [t('by {{who}}', { who: by })];
  return (
    <ListItem
      className={styles.row}
      title={whatHappened(line)}
      subtitle={[...who, ...details].join(' · ')}
      trailing={<time dateTime={line.at}>{instantText(line.at)}</time>}
    />
  );
}

function whatHappened({ happened, model, title, person }: ActivityLine): string {
  if (happened === 'signed_in') return t('{{who}} signed in', { who: person?.name ?? title ?? '' });
  const record = OWN_DEEDS.has(happened) ? '' : recordWords(model);
  return [deedWords(happened), record, title === null ? '' : `“${title}”`].filter(Boolean).join(' ');
}
