import { printTable } from './table.ts';

/** Figures that other products publish for the same actions; read on 2026-11-20 at the places named. */
const PUBLISHED = [
  ['sending', 'Zulip', 'POST /messages 40 ms (20 to 70), held events 2 ms, both at the server', 'its performance page'],
  ['sending', 'Stream', 'less than 40 ms on average, 5 million connections in a channel', 'its blog, May 2021'],
  ['opening', 'Element', '500 to 1,000 ms from room to room', 'element-web#8623'],
  ['opening', 'Element', 'about 1,200 ms; 1,500 to 8,000 on big accounts', 'element-web#14574, #14539'],
  ['opening', 'Mattermost, Rocket.Chat', 'no figure found', ''],
  ['long threads', 'Chatwoot', 'the tab freezes', 'chatwoot#14604'],
  ['long threads', 'TanStack Virtual', 'the place held within 1.01 px, asserted', 'its chat.spec.ts'],
  [
    'searching',
    'Mattermost',
    '80 s over 600,000; a search engine of its own above 5 million',
    'mattermost#14569, its docs',
  ],
  ['held polls', 'Zulip', 'about 5,000 people a process', 'zulip#372'],
] as const;

export function printPeers(): void {
  printTable('Published by others', ['', 'who', 'figure', 'where'], PUBLISHED);
}
