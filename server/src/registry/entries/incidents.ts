import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Entry, RowScope, Rows } from '../entry.ts';
import { checkIncident, tellIncident } from '../guards/incident.ts';
import { masked } from './masked.ts';

const looksInto = mayWrite('Incident');

/** Whoever reported it, and whom it happened to, while they work for the company. */
const isConcerned: RowScope = ({ sql, col, identity }) =>
  identity.viewer.role === 'none'
    ? sql`false`
    : sql`(${col('created_by')} = ${identity.userId} or ${col('user_id')} = ${identity.userId})`;

const flagOf =
  (field: string) =>
  ({ sql, col, identity }: Rows) =>
    looksInto(identity.viewer) ? col(field) : sql`0`;

const forLookers = (field: string) => ({ [field]: masked(field, looksInto) });

/** Everybody reports; who may write certificates looks into it, and alone reads what it did to somebody's health (decision 0212). */
export const incidentEntries = {
  Incident: {
    read: isConcerned,
    /** A case whose name is left out is nobody's to read who only reads certificates. */
    within: (rows) =>
      looksInto(rows.identity.viewer)
        ? rows.sql`true`
        : rows.sql`(${rows.col('is_private')} = 0 or ${isConcerned(rows)})`,
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    /** The law wants them kept for five years. */
    without: ['delete'],
    columns: {
      may_look: ({ sql, identity }) => (looksInto(identity.viewer) ? sql`1` : sql`0`),
      ...forLookers('injury'),
      ...forLookers('body_part'),
      ...forLookers('days_away'),
      ...forLookers('days_restricted'),
      ...forLookers('treated_by'),
      ...forLookers('treated_at'),
      is_severe: flagOf('is_severe'),
      emergency_room: flagOf('emergency_room'),
      overnight: flagOf('overnight'),
    },
    beforeSave: checkIncident,
    afterSave: tellIncident,
  },
} satisfies Record<string, Entry>;
