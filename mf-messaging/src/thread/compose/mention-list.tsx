import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import styles from './mention-list.module.css';
import type { MentionChoice } from './use-mention.ts';

type MentionListProps = { mention: MentionChoice<NamedPerson & { id: number }> };

/** Members to mention. Focus stays in the box, which marks the active one (aria-activedescendant). */
export function MentionList({ mention }: MentionListProps) {
  const { people, choose, listProps, optionProps } = mention;
  return (
    <div {...listProps} aria-label={t('Members to mention')} className={styles.list}>
      {people.map((person, index) => (
        <button
          key={person.id}
          type="button"
          {...optionProps(index)}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar name={personName(person)} size="s" />
          <span className={styles.name}>{personName(person)}</span>
        </button>
      ))}
    </div>
  );
}
