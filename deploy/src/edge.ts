import { errorMessage } from '@fieldspan/domain/is-error';
import { startEdge } from './start/start-edge.ts';
import { START_EXIT, StartError } from './start/start-error.ts';
import { startSettings } from './start/start-settings.ts';

/** How long running requests may take to finish after a stop signal. */
const DRAIN_MS = 10_000;

/** Runs the edge alone, for machines whose API servers run elsewhere; FIELDSPAN_UPSTREAMS lists them. */
try {
  const settings = startSettings(process.env);
  if (settings.upstreams.length === 0) {
    throw new StartError(
      'setting',
      'FIELDSPAN_UPSTREAMS is empty. Name the API servers, such as http://server-1:8081,http://server-2:8081',
    );
  }
  const edge = await startEdge(settings, settings.upstreams, (line) => process.stdout.write(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void edge.stop(DRAIN_MS).finally(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = error instanceof StartError ? error.exitCode : START_EXIT.unexpected;
}
