import type { SceneKind } from './scenes.ts';
import type { Box } from './svg.ts';

/** The part of a scene that a photo shows. */
export type View = Box;

/** Far and near, left and right, because people take several photos of a thing. */
const VIEWS: readonly View[] = [
  [0, 0, 960, 640],
  [20, 90, 720, 480],
  [230, 130, 720, 480],
];

/** A nameplate must be visible as a whole. */
const PLATE_VIEWS: readonly View[] = [
  [0, 0, 960, 640],
  [60, 40, 840, 560],
];

/** How many photos of each scene were taken. */
export type Shots = Map<SceneKind, number>;

/** The next photo of a scene: another view of the latest picture, or a new picture. */
export function nextShot(shots: Shots, scene: SceneKind): { key: string; view: View } {
  const taken = shots.get(scene) ?? 0;
  shots.set(scene, taken + 1);
  const views = scene === 'plate' ? PLATE_VIEWS : VIEWS;
  return { key: `${scene}/${Math.floor(taken / views.length)}`, view: views[taken % views.length] ?? [0, 0, 960, 640] };
}
