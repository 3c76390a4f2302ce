import type { Employee } from '@fieldspan/api/queries/records';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import styles from './profile-screen.module.css';

/** A person's picture and e-mail address. */
export function ProfileFace({ person }: { person: Employee }) {
  const { ProfileImage: picture, email } = person;
  const src = picture?.filename ? resourceUrl('profile-images', picture.filename, picture.slug) : null;
  return (
    <div className={styles.face}>
      <Avatar name={personName(person)} size="l" src={src} />
      <span className={styles.email}>{email}</span>
    </div>
  );
}
