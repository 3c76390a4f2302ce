import * as v from 'valibot';
import { abort, canary, finish } from '../registry/canary.ts';
import type { Committed } from '../registry/commit-set.ts';
import { disable } from '../registry/disable.ts';
import { promote, type Reason } from '../registry/promote.ts';
import { recall } from '../registry/recall.ts';
import type { Registry } from '../registry/registry.ts';
import { restore } from '../registry/restore.ts';
import { rollback } from '../registry/rollback.ts';

const Remote = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'is no name of a remote'));
const Spec = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*@[\w.+-]+$/, 'is no release such as forms@1.1.0'));
const Companies = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((company) => company !== '')),
  ),
  '',
);
const GUARD = { errorRateMax: 0.02, minSessions: 200, windowMin: 15 };

/** The changes to the live set that a request may ask for, as a form or as JSON. */
export const OperationSchema = v.variant('action', [
  v.object({ action: v.literal('promote'), spec: Spec }),
  v.object({ action: v.literal('rollback'), spec: v.union([Remote, Spec]) }),
  v.object({
    action: v.literal('canary'),
    spec: Spec,
    percent: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(0), v.maxValue(100)),
    include: Companies,
    exclude: Companies,
  }),
  v.object({ action: v.literal('finish'), remote: Remote }),
  v.object({ action: v.literal('abort'), remote: Remote }),
  v.object({
    action: v.literal('disable'),
    remote: Remote,
    message: v.pipe(v.string(), v.trim(), v.nonEmpty('needs words that people will read'), v.maxLength(500)),
  }),
  v.object({ action: v.literal('enable'), remote: Remote }),
  v.object({ action: v.literal('recall'), spec: Spec }),
  v.object({
    action: v.literal('restore'),
    seq: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
  }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

type Doing = { registry: Registry; reason: Reason };

/** One function per action; the same ones that the command line calls. */
const ACTIONS: {
  [A in Operation['action']]: (operation: Extract<Operation, { action: A }>, doing: Doing) => Promise<Committed>;
} = {
  promote: ({ spec }, { registry, reason }) => promote(registry, [spec], reason),
  rollback: ({ spec }, { registry, reason }) => rollback(registry, spec, reason),
  canary: ({ spec, percent, include, exclude }, { registry, reason }) =>
    canary(registry, { spec, share: { percent, include, exclude, guard: GUARD } }, reason),
  finish: ({ remote }, { registry, reason }) => finish(registry, remote, reason),
  abort: ({ remote }, { registry, reason }) => abort(registry, remote, reason),
  disable: ({ remote, message }, { registry, reason }) => disable(registry, { remote, message }, reason),
  enable: ({ remote }, { registry, reason }) => disable(registry, { remote, message: null }, reason),
  recall: ({ spec }, { registry, reason }) => recall(registry, spec, reason),
  restore: ({ seq }, { registry, reason }) => restore(registry, seq, reason),
};

/** @throws RegistryError whatever the action throws */
export function operate<A extends Operation['action']>(
  operation: Extract<Operation, { action: A }>,
  doing: Doing,
): Promise<Committed> {
  const action: A = operation.action;
  return ACTIONS[action](operation, doing);
}
