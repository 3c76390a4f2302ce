import { promote } from '../registry/promote.ts';

/** A process of its own that promotes the given releases in turn: node promoting-process.ts <root> <times> <spec> <spec>… */
const [root = '', times = '0', ...specs] = process.argv.slice(2);
const registry = { root, env: 'local' };
for (let turn = 0; turn < Number(times); turn += 1) {
  const { set } = await promote(registry, [specs[turn % specs.length] ?? ''], {
    who: `process ${process.pid}`,
    reason: null,
  });
  process.stdout.write(`${set.seq}\n`);
}
