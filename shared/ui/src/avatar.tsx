import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { plural, t } from './i18n.ts';
import { initialsOf, toneOf } from './initials.ts';
import { useOnlineMoment, type Activity } from './online-moment.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  /** If given, shows when the person was last active: a green dot, and words. */
  activity?: Activity | null;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/**
 * A person's picture, or initials on a colour derived from the name. Always shown beside the name, so it has no text
 * alternative.
 */
export function Avatar({ name, src, activity = null, size = 'm', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isOnline = useOnlineMoment(activity);
  const picture = src && src !== broken ? src : null;
  const words = activity && activityWords(activity.minutes);
  return (
    <span
      className={classNames(styles.avatar, className)}
      data-size={size}
      data-tone={toneOf(name)}
      data-online={isOnline || undefined}
      title={words ?? undefined}
    >
      <span className={styles.face} aria-hidden="true">
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
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}

function activityWords(minutes: number): string {
  if (minutes === 0) return t('Active less than a minute ago');
  return plural(minutes, { one: 'Active {{count}} minute ago', other: 'Active {{count}} minutes ago' });
}
