import type { LibraryFile } from '@fieldspan/api/queries/library';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { extensionOf, fileKind, isVideo } from '@fieldspan/domain/file-kind';
import type { FileKind } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { fileName } from '../../file-name.ts';
import { isViewable } from '../../use-show-file.ts';

/**
 * How a tile looks: `waiting` for its file; `picture`, which the viewer shows; `still`, a picture that it does not; `film`; or a sign for the
 * kind of the file.
 */
export type ModelName = 'waiting' | 'picture' | 'still' | 'film' | FileKind;

/** What is filled in, as `data-slot` in the models. */
export type Slot = 'picture' | 'show' | 'select' | 'name' | 'day' | 'tag' | 'ending';

const nameOf = ({ LibraryUpload: upload }: LibraryFile): string => upload?.original_filename ?? upload?.filename ?? '';

/** The model of a file's tile. */
export function modelOf(file: LibraryFile | undefined): ModelName {
  if (!file) return 'waiting';
  if (!file.LibraryUpload?.thumb_filename) return fileKind(nameOf(file));
  if (isVideo(nameOf(file))) return 'film';
  return isViewable(file) ? 'picture' : 'still';
}

const slotOf = (tile: HTMLElement, slot: Slot) => tile.querySelector<HTMLElement>(`[data-slot~="${slot}"]`);

/** Fills a tile, which is a copy of its file's model. */
export function fillTile(tile: HTMLElement, file: LibraryFile, now: { isSelected: boolean; today: string }): void {
  const name = fileName(file);
  const thumb = file.LibraryUpload?.thumb_filename;
  tile.toggleAttribute('data-selected', now.isSelected);
  const picture = slotOf(tile, 'picture');
  if (picture && thumb) picture.style.backgroundImage = `url("${resourceUrl('images', thumb)}")`;
  const show = slotOf(tile, 'show');
  show?.setAttribute('aria-label', t('View {{name}}', { name }));
  if (show && !isViewable(file)) show.remove();
  const select = slotOf(tile, 'select');
  select?.setAttribute('aria-label', t('Select {{name}}', { name }));
  if (select instanceof HTMLInputElement) select.checked = now.isSelected;
  fillText(tile, file, now.today);
}

function fillText(tile: HTMLElement, file: LibraryFile, today: string): void {
  const link = slotOf(tile, 'name');
  link?.setAttribute('href', `/library/file/${file.slug}`);
  say(link, fileName(file));
  const day = slotOf(tile, 'day');
  day?.setAttribute('datetime', file.created_at);
  say(day, dayText(localDay(new Date(file.created_at)), today));
  const tag = slotOf(tile, 'tag');
  say(tag, tagText(file));
  tag?.toggleAttribute('hidden', file.FileTag.length === 0);
  say(slotOf(tile, 'ending'), extensionOf(nameOf(file)));
}

function say(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function tagText({ FileTag: [first, ...others] }: LibraryFile): string {
  if (!first) return '';
  return others.length > 0 ? `${first.name} +${others.length}` : first.name;
}
