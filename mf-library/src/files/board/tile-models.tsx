import { IconPlayerPlay } from '@fieldspan/ui/icons';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode, RefObject } from 'react';
import { SignBox } from '../../thumbnail.tsx';
import styles from './file-board.module.css';
import type { ModelName, Slot } from './tile-fill.ts';

/** Marks what is filled in. */
const slot = (...slots: Slot[]) => ({ 'data-slot': slots.join(' ') });

/** A tile of every kind, drawn once and unseen; `TileLayer` copies and fills them. As few elements as can be. */
export function TileModels({ modelsRef }: { modelsRef: RefObject<HTMLUListElement | null> }) {
  return (
    <ul ref={modelsRef} hidden>
      <li data-model={'waiting' satisfies ModelName} className={styles.waiting} />
      <TileModel name="picture">
        <button type="button" className={styles.show} {...slot('show', 'picture')} />
      </TileModel>
      <TileModel name="still">
        <div className={styles.show} {...slot('picture')} />
      </TileModel>
      <TileModel name="film">
        <div className={styles.show} {...slot('picture')}>
          <IconPlayerPlay aria-hidden="true" className={styles.play} />
        </div>
      </TileModel>
      {(['image', 'pdf', 'document', 'other'] as const).map((kind) => (
        <TileModel key={kind} name={kind}>
          <SignBox kind={kind} ending={<span {...slot('ending')} />} />
          <button type="button" className={styles.show} {...slot('show')} />
        </TileModel>
      ))}
    </ul>
  );
}

function TileModel({ name, children }: { name: ModelName; children: ReactNode }) {
  return (
    <li data-model={name} className={styles.tile}>
      {children}
      <input type="checkbox" className={styles.select} {...slot('select')} />
      <a href="/library/files" className={styles.name} {...slot('name')}>
        {t('File without a name')}
      </a>
      <time className={styles.day} {...slot('day')} />
      <span className={styles.tag} {...slot('tag')} />
    </li>
  );
}
