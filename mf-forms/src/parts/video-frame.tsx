import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconExternalLink, IconPlayerPlay } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { youtubeId } from '../engine/youtube-id.ts';
import { NewTab } from './new-tab.tsx';
import { PLAYER } from './player.ts';
import styles from './video-frame.module.css';

type VideoFrameProps = {
  /** Id or address of the film. */
  address: string;
  title: string;
  /** Told when the film is opened, here or in a tab of its own. */
  onOpen?: () => void;
};

/** A film that loads when it is asked for: it costs data, and its maker learns of the visit. */
export function VideoFrame({ address, title, onOpen }: VideoFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = youtubeId(address);
  if (id === null) return <p>{t('The film of this question cannot be found.')}</p>;
  const source = `https://www.youtube-nocookie.com/embed/${id}`;
  const handleOpen = () => {
    setIsOpen(true);
    onOpen?.();
  };
  return (
    <div className={styles.video}>
      {isOpen ? (
        <iframe
          className={styles.frame}
          title={title}
          src={source}
          sandbox={PLAYER}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={styles.cover} onClick={handleOpen}>
          <IconPlayerPlay aria-hidden="true" size={32} />
          {t('Play the video')}
        </button>
      )}
      <Button
        variant="quiet"
        size="s"
        className={styles.link}
        icon={<IconExternalLink aria-hidden="true" size={16} />}
        render={<NewTab to={source} />}
        onClick={onOpen}
      >
        {t('Open the video in a new tab')}
      </Button>
    </div>
  );
}
