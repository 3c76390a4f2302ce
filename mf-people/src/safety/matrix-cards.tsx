import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { CertificateTag } from './certificate-tag.tsx';
import type { MatrixProps } from './matrix-table.tsx';
import styles from './matrix.module.css';

/** The matrix for a narrow window: a card for each person, what expires first on top. */
export function MatrixCards({ matrix: { rows }, today }: MatrixProps) {
  return (
    <div className={styles.cards}>
      {rows.map(({ person, cells }) => {
        const held = cells
          .filter((certificate) => certificate !== null)
          .toSorted((one, other) => (one.expires ?? '9').localeCompare(other.expires ?? '9'));
        const name = personName(person);
        return (
          <Card key={person.id} title={name} icon={<Avatar name={name} size="s" />}>
            {held.length === 0 ? (
              <p className={styles.empty}>{t('No certificates')}</p>
            ) : (
              <ul>
                {held.map(({ id, slug, title, expires }) => (
                  <ListItem
                    key={id}
                    to={`/safety/certificates/list?open=${slug}`}
                    title={title}
                    subtitle={dayText(expires, today)}
                    trailing={<CertificateTag expires={expires} />}
                  />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
}
