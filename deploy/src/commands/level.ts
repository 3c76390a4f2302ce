import { liveLevel } from '../registry/live-level.ts';
import type { Command } from './command.ts';

/** `fed level`: the API level that everything that is live was built for; servers elsewhere get it as LIVE_API_LEVEL. */
export const levelCommand: Command = async ({ registry, print }) => print(String(await liveLevel(registry)));
