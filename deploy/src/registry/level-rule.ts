import type { Release } from '@fieldspan/contract/release';
import { type Change, newReleases } from './new-releases.ts';
import { type ServerLevel, serverLevels } from './server-levels.ts';

const label = ({ remote, version }: Release): string => `${remote} ${version}`;

type Known = Extract<ServerLevel, { level: number }>;

function levelProblem(release: Release, servers: readonly Known[]): string[] {
  const { apiLevel = 1, apiNames = [], contractLevel = 1 } = release;
  const lowest = servers.toSorted((a, b) => a.level - b.level)[0];
  const strictest = servers.toSorted((a, b) => b.oldest - a.oldest)[0];
  const uses = apiNames.length === 0 ? '' : ` (${apiNames.map((name) => `\`${name}\``).join(', ')})`;
  return [
    ...(lowest !== undefined && lowest.level < apiLevel
      ? [`${label(release)} needs API level ${apiLevel}${uses}, ${lowest.name} has ${lowest.level}`]
      : []),
    ...(strictest !== undefined && strictest.oldest > contractLevel
      ? [
          `${label(release)} was built for API level ${contractLevel}, ${strictest.name} answers nobody below ${strictest.oldest}`,
        ]
      : []),
  ];
}

/**
 * Whether every server has the API level that the newly given releases need. A release without a recorded level is not
 * checked.
 * @param isStop a change that removes a release; an unreachable server does not block it
 */
export async function levelProblems(question: Change, isStop: boolean): Promise<string[]> {
  const judged = (await newReleases(question)).filter(({ apiLevel }) => apiLevel !== undefined);
  if (judged.length === 0) return [];
  const servers = await serverLevels(question.registry);
  const silent = servers.flatMap((server) => ('problem' in server ? [`${server.name}: ${server.problem}`] : []));
  const known = servers.filter((server) => 'level' in server);
  return [...(isStop ? [] : silent), ...judged.flatMap((release) => levelProblem(release, known))];
}
