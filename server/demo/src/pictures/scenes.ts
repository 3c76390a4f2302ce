import type { Random } from '../random.ts';
import { PALETTES } from './palettes.ts';
import { corridorScene, leakScene, panelScene, sleeveScene } from './scene-inside.ts';
import { roadScene, trenchScene, vanScene } from './scene-outside.ts';
import { gaugeScene, plantScene, plateScene } from './scene-plant.ts';
import { frameScene, roofScene } from './scene-roof.ts';
import { planScene, riserScene } from './scene-sheet.ts';
import { picture } from './svg.ts';

const SCENES = {
  roof: roofScene,
  frame: frameScene,
  plant: plantScene,
  gauge: gaugeScene,
  plate: plateScene,
  sleeve: sleeveScene,
  corridor: corridorScene,
  panel: panelScene,
  leak: leakScene,
  trench: trenchScene,
  road: roadScene,
  van: vanScene,
  plan: planScene,
  riser: riserScene,
} as const;

export type SceneKind = keyof typeof SCENES;

const SCENE_SIZE = { width: 960, height: 640 } as const;

/** Draws one photo or sheet; the same random numbers give the same picture. */
export function sceneSvg(kind: SceneKind, random: Random): string {
  return picture(SCENE_SIZE, SCENES[kind](random, random.pick(PALETTES)));
}
