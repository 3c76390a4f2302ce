import { LiveLayerSchema } from '@fieldspan/contract/drawing-calls';
import type { LiveLayers } from '@fieldspan/contract/drawing-calls';
import { parseLayerChange } from '@fieldspan/contract/layer-json';
import * as v from 'valibot';
import { longPoll } from '../../bus/long-poll.ts';
import type { DrawnPlace } from '../../bus/topic.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { WholeNumber, jsonText } from '../../http/fields.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import type { Values } from '../../registry/entry.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { parseSave } from '../../registry/parse-values.ts';
import { readList } from '../../registry/read.ts';
import type { Reader } from '../../registry/read.ts';
import { saveRecord } from '../../registry/write.ts';

const MODEL = 'ImageDrawLayer';

/**
 * Saves a layer. A change without an id is made to the caller's own layer on that picture or sheet, so that it can be
 * sent by a device that does not know yet whether there is one. Strokes have keys: a repeat adds nothing.
 */
const saveLayer: SignedInRoute = {
  verb: 'POST',
  path: `${MODEL}/save`,
  summary: 'Save a drawing layer, or merge changes of it by the ids of its strokes',
  session: 'required',
  async handle({ fields, session, services, headers, transact }) {
    const given = new Map(await fields());
    // The outbox gives each call a key of its own.
    given.delete('client_key');
    const form = parseSave(MODEL, given, session);
    const key = form.key ?? (await transact((tx) => ownLayer(tx, session, form.values)));
    return saveRecord({ services, session, headers }, MODEL, { ...form, key });
  },
};

/** The layer that the person continues on a place: their last. */
async function ownLayer(tx: Tx, { tenantId, userId }: Session, values: Values): Promise<string | null> {
  const { layer_json } = values;
  if (typeof layer_json !== 'string' || parseLayerChange(layer_json) === null) return null;
  const column = PLACES.find((place) => typeof values[place] === 'number');
  if (!column) return null;
  const row = await tx
    .selectFrom('image_draw_layer')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', userId)
    .where(column, '=', Number(values[column]))
    // Marks on a plan that are published are finished: the next ones begin a layer of their own.
    .where('is_personal', '=', column === 'sheet_id' ? 1 : 0)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? String(row.id) : null;
}

const WaitSchema = v.object({
  image_id: v.optional(WholeNumber),
  canvas_id: v.optional(WholeNumber),
  sheet_id: v.optional(WholeNumber),
  /** Versions by id of layer. */
  known: v.optional(jsonText(v.record(v.string(), v.number())), '{}'),
});

/** What others draw on a picture or sheet, as they draw it. */
const waitForLayers: SignedInRoute = {
  verb: 'GET',
  path: `${MODEL}/wait`,
  summary: 'Layers of a picture or sheet that differ from `known`; held up to 25 s until there are any',
  session: 'required',
  isBackground: true,
  takes: WaitSchema,
  async handle(ask): Promise<LiveLayers> {
    const { known, ...on } = await ask.read(WaitSchema);
    const drawnOn = placeOf(on);
    const { session, services, signal } = ask;
    const news = await longPoll(services.bus, {
      topic: { tenantId: session.tenantId, drawnOn },
      signal,
      ask: () => ask.transact((tx) => changedLayers({ tx, identity: session }, drawnOn, known)),
    });
    return news ?? { layers: [], gone: [] };
  },
};

const PLACES = ['image_id', 'canvas_id', 'sheet_id'] as const;
const KINDS = { image_id: 'image', canvas_id: 'canvas', sheet_id: 'sheet' } as const;

function placeOf(on: Partial<Record<(typeof PLACES)[number], number | undefined>>): DrawnPlace {
  const [place, ...more] = PLACES.flatMap((column) => {
    const id = on[column];
    return id === undefined ? [] : [{ kind: KINDS[column], id }];
  });
  if (!place || more.length > 0) throw new BadRequest('One of image_id, canvas_id and sheet_id is required.');
  return place;
}

const VersionsSchema = v.array(v.looseObject({ id: v.number(), version: v.number() }));

const LayersSchema = v.array(LiveLayerSchema);

/** The order of layers, from the lowest; more than these no place has. */
const ALL = { order: '[["id","ASC"]]', limit: '200' };
const WHOLE = {
  fields: '["id","version","updated_at","created_by","is_personal","layer_json"]',
  include: '{"CreatedBy":["slug","first_name","last_name","email"]}',
};

/** null if the reader knows them all. */
async function changedLayers(
  reader: Reader,
  { kind, id }: DrawnPlace,
  known: Readonly<Record<string, number>>,
): Promise<LiveLayers | null> {
  const filters = { [`${kind}_id`]: id };
  const read = (more: Record<string, string>) =>
    readList(reader, MODEL, parseQuery(new Map(Object.entries({ ...ALL, ...more }))));
  const { rows } = await read({ filters: JSON.stringify(filters), fields: '["id","version"]' });
  const now = v.parse(VersionsSchema, rows);
  const ids = new Set(now.map((layer) => String(layer.id)));
  const gone = Object.keys(known)
    .filter((layer) => !ids.has(layer))
    .map(Number);
  const changed = now.filter((layer) => known[layer.id] !== layer.version).map((layer) => layer.id);
  if (changed.length === 0) return gone.length === 0 ? null : { layers: [], gone };
  const whole = await read({ ...WHOLE, filters: JSON.stringify({ ...filters, id: changed }) });
  return { layers: v.parse(LayersSchema, whole.rows), gone };
}

export const drawingRoutes: readonly Route[] = [saveLayer, waitForLayers];
