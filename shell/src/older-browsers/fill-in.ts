/**
 * For browsers between the oldest supported ones (`BROWSERS` in shared/build) and those that have all of it: the compiler writes
 * newer syntax in an older way, but adds no functions. `lacks-parts.ts` lists what is needed.
 */
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/web.url.parse.js';
import { anySignal } from './any-signal.ts';

if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any: anySignal });

if (!('checkVisibility' in Element.prototype))
  Object.assign(Element.prototype, {
    checkVisibility(this: Element): boolean {
      return this.getClientRects().length > 0;
    },
  });
