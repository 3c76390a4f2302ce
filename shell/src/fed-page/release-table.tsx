import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { LineTable } from './line-table.tsx';
import { type FetchedFile, type RemoteLine, remoteLines, type TabState } from './tab-state.ts';
import { numberText } from '@fieldspan/domain/number-text';

const STATES: Record<RemoteLine['state'], { word: string; tone: 'green' | 'blue' | 'neutral' | 'amber' | 'red' }> = {
  running: { word: t('running'), tone: 'green' },
  loaded: { word: t('loaded'), tone: 'blue' },
  fetched: { word: t('fetched ahead'), tone: 'neutral' },
  waiting: { word: t('not loaded'), tone: 'neutral' },
  off: { word: t('switched off'), tone: 'amber' },
  recalled: { word: t('recalled'), tone: 'red' },
};
const SOURCES: Record<RemoteLine['source'], string> = {
  live: t('live'),
  canary: t('canary'),
  override: t('override'),
  'last good': t('last good'),
};

const kilobytes = (bytes: number): string => `${numberText(Math.round(bytes / 1000))} kB`;

/** The remotes of the set, and how far each has loaded in this tab. */
export function ReleaseTable({ tab, files }: { tab: TabState; files: readonly FetchedFile[] }) {
  const lines = remoteLines(tab, files).map(({ name, id, source, state, files: count, bytes }) => ({
    key: name,
    cells: [
      name,
      id,
      source === 'live' ? (
        SOURCES.live
      ) : (
        <Tag key="source" tone="amber">
          {SOURCES[source]}
        </Tag>
      ),
      <Tag key="state" tone={STATES[state].tone}>
        {STATES[state].word}
      </Tag>,
      count,
      kilobytes(bytes),
    ],
  }));
  const heads = [t('Remote'), t('Release'), t('Source'), t('State'), t('Files'), t('Size')];
  return <LineTable title={t('Remotes')} heads={heads} lines={lines} />;
}
