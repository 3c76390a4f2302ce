import type { Colleague } from '@fieldspan/api/queries/colleagues';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import styles from './switch-user-dialog.module.css';

type PersonRowProps = { person: Colleague; isSelf: boolean; isBusy: boolean; onChoose: () => void };

export function PersonRow({ person, isSelf, isBusy, onChoose }: PersonRowProps) {
  const { email, job_title, slug, ProfileImage } = person;
  const name = personName(person) || email;
  const src = ProfileImage?.filename
    ? resourceUrl('profile-images', ProfileImage.filename, ProfileImage.slug ?? slug)
    : null;
  return (
    <li>
      <button type="button" className={styles.person} disabled={isSelf || isBusy} onClick={onChoose}>
        <Avatar name={name} src={src} />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {isSelf ? t('This is you') : [job_title, email].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}
