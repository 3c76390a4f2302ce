import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { compile } from './compile.ts';

/** Beside the builds of this project, and not in its lockfile: only this benchmark needs it (MIT). */
const CACHE = join(import.meta.dirname, '../../.cache/schedule-peers');
const PEER = join(CACHE, 'node_modules/@event-calendar/core');
const PACKAGES = ['@event-calendar/core@5.15.0', 'svelte@5.57.0'];
export const PEER_NAME = '@event-calendar/core 5.15.0';

/** Its timeline of resources, as its own documentation says: the same people, visits and fortnight, each can be dragged. */
const ENTRY = `
import { createCalendar, ResourceTimeline, Interaction } from '@event-calendar/core';
globalThis.showSchedule = ({ from, people, visits }) => {
  const place = document.createElement('main');
  Object.assign(place.style, { width: '1100px', height: '720px' });
  document.body.append(place);
  createCalendar(place, [ResourceTimeline, Interaction], {
    view: 'resourceTimelineWeek', duration: { weeks: 2 }, date: from, height: '720px', firstDay: 1, editable: true,
    slotDuration: '00:15', slotLabelInterval: '06:00', slotWidth: 7.5, snapDuration: '00:15',
    resources: people.map(({ id, title }) => ({ id, title })),
    events: visits.map(({ id, lead, starts, ends, title }) => ({ id, resourceIds: [lead], start: starts, end: ends, title })),
  });
};
`;

/** Downloads the packages once, runs none of their scripts, and builds a page of them. */
export async function buildEventCalendar(folder: string): Promise<void> {
  if (!existsSync(PEER)) {
    await mkdir(CACHE, { recursive: true });
    await writeFile(join(CACHE, 'package.json'), '{ "private": true }');
    const how = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
    await promisify(execFile)('npm', how, { cwd: CACHE });
  }
  const entry = join(CACHE, 'schedule.mjs');
  await writeFile(entry, ENTRY);
  await compile({
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { path: folder, filename: '[name].js', publicPath: '/' },
    resolve: { extensions: ['.mjs', '.js'], conditionNames: ['browser', 'default', 'import'] },
    optimization: { splitChunks: false },
    performance: { hints: false },
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  });
  await copyFile(join(PEER, 'dist/index.css'), join(folder, 'main.css'));
}
