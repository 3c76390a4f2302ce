import type { FetchedFile, TabState } from './tab-state.ts';
import { remoteLines, sharedLines } from './tab-state.ts';

type Surroundings = { now: Date; files: readonly FetchedFile[]; arm: string; liveSeq: number | null; worker: string };

/** The page as text, for a bug report: releases and failures; no person, no page address, no token. */
export function tabReport(tab: TabState, { now, files, arm, liveSeq, worker }: Surroundings): string {
  const { env, seq, shell, overrides } = tab.set;
  const lines = [
    `Fieldspan ${env}, set ${seq}${liveSeq === null || liveSeq === seq ? '' : ` (live is ${liveSeq})`}, ${arm}`,
    `${now.toISOString()}, ${navigator.userAgent}`,
    `service worker: ${worker}`,
    `shell ${shell.id}`,
    ...remoteLines(tab, files).map(
      (each) => `${each.name} ${each.id} ${each.source}, ${each.state}, ${each.files} files, ${each.bytes} bytes`,
    ),
    ...(overrides ?? []).map(
      ({ remote, origin, until, who }) => `override ${remote} ${origin} until ${until} (${who})`,
    ),
    ...sharedLines(tab).map(
      ({ name, version, from, usedBy }) => `shared ${name} ${version} from ${from}, used by ${usedBy.join(' ') || '-'}`,
    ),
    ...tab.failures.map(
      ({ code, part, release, message, at }) => `${new Date(at).toISOString()} ${code} ${part} ${release} ${message}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
