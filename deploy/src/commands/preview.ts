import { toString as qrText } from 'qrcode';
import { MOST_PREVIEW_HOURS, signPreview } from '../edge/override-token.ts';
import { overrideSigningKey } from '../registry-keys.ts';
import { resolveRelease } from '../registry/artifacts.ts';
import { promote } from '../registry/promote.ts';
import { type Command, onlyName, UsageError } from './command.ts';
import { momentOf, numberAbove0, siteOf } from './sites.ts';

const USAGE = 'Say which release, and of which site: pnpm fed preview forms@1.1.0 --against https://app.example.com';
const HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * `fed preview forms@1.1.0 --against https://app.example.com`: an address at which a published release can be looked at before it
 * is live, by whoever opens it, in that browser alone, for a limited time. Again for another address that lasts longer.
 */
export const previewCommand: Command = async ({ registry, names, options, who, print }) => {
  const site = siteOf(options.against, USAGE);
  const lasts = numberAbove0(options.hours, 'hours', { most: MOST_PREVIEW_HOURS, otherwise: HOURS }) * HOUR_MS;
  const spec = onlyName(names, USAGE);
  const { remote, id } = await resolveRelease(registry, spec);
  if (remote === 'shell')
    throw new UsageError('Only a remote can be previewed: the shell carries the page itself. Try it out as a canary.');
  const key = overrideSigningKey(process.env, registry);
  // Beside what is live, as if it were promoted now.
  await promote(registry, [`${remote}@${id}`], { who, reason: null, isTrial: true });
  const from = Date.now();
  const until = from + lasts;
  const token = signPreview(
    { env: registry.env, remote, id, origin: null, from, until, clock: momentOf(until), who },
    key,
  );
  const address = `${site}/__fed/override?token=${token}`;
  if (options.json) return print(JSON.stringify({ address, remote, id, until: new Date(until).toISOString() }));
  print(`${remote} ${id} can be looked at until ${momentOf(until)}, on a phone too:`);
  print(address);
  print(await qrText(address, { type: 'terminal', small: true }));
};
