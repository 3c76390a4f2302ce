import type { CertificateMatrix } from '@fieldspan/domain/certificate-matrix';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import type { ActivePerson, MatrixCertificate } from '@fieldspan/api/queries/certificates';
import { certificateFace } from './certificate-face.ts';
import styles from './matrix.module.css';

export type MatrixProps = { matrix: CertificateMatrix<ActivePerson, MatrixCertificate>; today: string };

/** The headers stay visible in both directions. */
export function MatrixTable({ matrix: { titles, rows }, today }: MatrixProps) {
  return (
    <section className={styles.scroll} aria-label={t('Certificates by person')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('Person')}
            </th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, cells }) => (
            <tr key={person.id}>
              <th scope="row">
                <AppLink to={`/employee/${person.slug}/profile`}>{personName(person)}</AppLink>
              </th>
              {cells.map((certificate, at) => (
                <td key={titles[at]}>{certificate ? <Cell certificate={certificate} today={today} /> : <NoCell />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NoCell() {
  return (
    <span className={styles.none} aria-label={t('None')}>
      –
    </span>
  );
}

function Cell({ certificate: { slug, expires }, today }: { certificate: MatrixCertificate; today: string }) {
  const { Icon, tone, text } = certificateFace(expires, today);
  const day = dayText(expires, today);
  return (
    <AppLink
      className={styles.cell}
      data-tone={tone}
      to={`/safety/certificates/list?open=${slug}`}
      aria-label={[text, day].filter(Boolean).join(', ')}
      title={text}
    >
      <Icon aria-hidden="true" />
      <span>{day || t('No end')}</span>
    </AppLink>
  );
}
