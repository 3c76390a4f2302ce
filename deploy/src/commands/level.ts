import { liveLevel } from '../registry/live-level.ts';
import type { Command } from './command.ts';

/**
 * `fed level`: the highest API level that a live release was built for. Servers on other machines get it as
 * LIVE_API_LEVEL.
 */
export const levelCommand: Command = async ({ registry, print }) => print(String(await liveLevel(registry)));
