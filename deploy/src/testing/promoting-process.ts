import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { killAtWrite } from './kill-at-write.ts';

/**
 * A separate process that promotes the given releases in turn: node promoting-process.ts <registry> <times> <spec>…
 * With KILL_AT it kills itself instead of the disk write of that number.
 */
const [place = '', times = '0', ...specs] = process.argv.slice(2);
const registry: Registry = JSON.parse(place);
const killAt = process.env['KILL_AT'];
if (killAt !== undefined) killAtWrite(Number(killAt));
for (let turn = 0; turn < Number(times); turn += 1) {
  const { set } = await promote(registry, [specs[turn % specs.length] ?? ''], {
    who: `process ${process.pid}`,
    reason: null,
  });
  process.stdout.write(`${set.seq}\n`);
}
