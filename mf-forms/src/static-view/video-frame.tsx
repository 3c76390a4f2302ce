import { useReach } from '@fieldspan/api/use-reach';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconExternalLink, IconPlayerPlay } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { type Film, filmOf } from '../engine/film-of.ts';
import { NewTab } from './new-tab.tsx';
import { PLAYER } from './player.ts';
import styles from './video-frame.module.css';

type VideoFrameProps = {
  /** Id or address of the video. */
  address: string;
  title: string;
  /** Called when the video is opened, here or in a tab. */
  onOpen?: () => void;
};

/**
 * A video that loads only on request: it costs data and tells its provider about the visit. In print it is its address.
 */
export function VideoFrame({ address, title, onOpen }: VideoFrameProps) {
  const film = filmOf(address);
  if (film === null) return <p>{t('The film of this question cannot be found.')}</p>;
  return (
    <div className={styles.video}>
      <Player film={film} title={title} onOpen={onOpen} />
      <Button
        variant="quiet"
        size="s"
        className={styles.link}
        icon={<IconExternalLink aria-hidden="true" size={16} />}
        render={<NewTab to={film.page} />}
        onClick={onOpen}
      >
        {t('Open the video in a new tab')}
      </Button>
      <p className={styles.onPaper}>{film.page}</p>
    </div>
  );
}

type PlayerProps = { film: Film; title: string; onOpen: (() => void) | undefined };

function Player({ film, title, onOpen }: PlayerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reach = useReach();
  if (film.frame === null) return <p>{t('This video is shown by {{host}} alone.', { host: film.host })}</p>;
  if (isOpen)
    return (
      <iframe
        className={styles.frame}
        title={title}
        src={film.frame}
        sandbox={PLAYER}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  if (reach === 'no-network') return <p>{t('The video can be played when the connection is back.')}</p>;
  const handleOpen = () => {
    setIsOpen(true);
    onOpen?.();
  };
  return (
    <button type="button" className={styles.cover} onClick={handleOpen}>
      <IconPlayerPlay aria-hidden="true" size={32} />
      {t('Play the video')}
    </button>
  );
}
