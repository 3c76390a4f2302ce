import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { initialsOf, toneOf } from './initials.ts';

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  online?: boolean;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** A person's picture, or initials on a colour of their own. Stands beside the name, so it has none itself. */
export function Avatar({ name, src, online = false, size = 'm', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <span
      className={classNames(styles.avatar, className)}
      data-size={size}
      data-tone={toneOf(name)}
      data-online={online || undefined}
      aria-hidden="true"
    >
      {picture ? (
        <img
          className={styles.image}
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
