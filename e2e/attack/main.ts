import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Attacker } from './attacker.ts';
import { countsText, isClean } from './counts.ts';
import type { Counts } from './counts.ts';
import { attackMalformed } from './malformed.ts';
import { attackParallel } from './parallel.ts';
import { attackRecords } from './rewriting.ts';
import type { People } from './rewriting.ts';
import { attackCalls, attackRoles, roleOf } from './roles.ts';
import { changedModels, fingerprint, fingerprints, knownRecords } from './victim.ts';
import { attackWall } from './wall.ts';

/**
 * Attacks a server with the demo's companies and prints the results. `scripts/attack.ts` starts the server. ATTACK_URL
 * is its address, ATTACK_SIZE `small` or `full`, ATTACK_REPORT the JSON file for the counts.
 */
const url = process.env['ATTACK_URL'] ?? 'http://localhost:8081';
const isFull = process.env['ATTACK_SIZE'] === 'full';
const password = 'fieldspan-demo';

const demo = (name: string): Promise<Attacker> =>
  Attacker.signIn(name, url, { email: `${name}@fieldspan.test`, password });

/** An attacker with a company of their own: an Admin who has all rights there. */
async function newcomer(): Promise<Attacker> {
  const who = await demo('setup');
  await who.post('User/acknowledge-tos', {});
  const { success, errors } = await who.post('user/register-company', { company_name: 'Attackers' });
  if (!success) throw new Error(`The attackers have no company of their own: ${errors.join(' ')}`);
  return who;
}

type Cast = { anonymous: Attacker; strangers: Attacker[]; people: People };

async function cast(): Promise<Cast> {
  const [admin, office, tech, crew] = await Promise.all([demo('admin'), demo('office'), demo('tech'), demo('crew')]);
  const mallory = await newcomer();
  const strangers = [
    mallory,
    await demo('trial'),
    await demo('invited'),
    mallory.with('newcomer naming the victim', { 'tenant-id': '1' }),
    mallory.with('newcomer without cookie', { cookie: '' }),
    mallory.with('newcomer without key', { 'api-key': '' }),
    mallory.with('newcomer with master key', { 'master-key-session': '1' }),
  ];
  return { anonymous: new Attacker('anonymous', { url }), strangers, people: { admin, office, tech, crew } };
}

/** The server looks every five seconds for files whose text and small picture are missing. */
const QUIET_MS = 7_000;

/** More than the demo has files: they are read oldest first, and attacks look at the newest. */
const ALL_PAGES = 50;

/** What the company has once a fresh server has read its files: from then on only an attack changes it. */
async function settled(admin: Attacker): Promise<Map<string, string>> {
  const look = async () => ({
    rows: await fingerprints(admin, 2),
    files: await fingerprint(admin, 'LibraryUpload', ALL_PAGES),
  });
  let earlier = await look();
  for (let tries = 0; tries < 30; tries += 1) {
    await setTimeout(QUIET_MS);
    const now = await look();
    if (now.files === earlier.files && changedModels(earlier.rows, now.rows).length === 0) return now.rows;
    earlier = now;
  }
  return earlier.rows;
}

async function run(): Promise<Counts[]> {
  const { anonymous, strangers, people } = await cast();
  const { admin, office, tech, crew } = people;
  const attackers = [anonymous, ...strangers];
  const before = await settled(admin);
  const known = await knownRecords(admin, isFull ? 2 : 1);
  const wall = await attackWall({ attackers: isFull ? attackers : attackers.slice(0, 3), known });
  const colleagues = await Promise.all([office, tech, crew].map((who) => roleOf(admin, who)));
  const invited = strangers.filter(({ isInvited }) => isInvited);
  const outsiders = [anonymous, ...invited].map((who) => ({ who, rights: null }));
  const roles = [...outsiders, ...colleagues];
  const models = await attackRoles({ roles, known: await knownRecords(admin, 1) });
  const calls = await attackCalls([...roles, await roleOf(admin, admin)]);
  const malformed = await attackMalformed(admin, isFull ? 6000 : 600);
  const changed = changedModels(before, await fingerprints(admin, 2));
  wall.writes.push(...changed.map((name) => `rows of ${name} are not what they were`));
  return [wall, models, calls, malformed, await attackRecords(people), await attackParallel(admin)];
}

const counts = await run();
process.stdout.write(`${countsText(counts)}\n`);
const report = process.env['ATTACK_REPORT'];
if (report !== undefined) await writeFile(report, JSON.stringify(counts));
process.exitCode = counts.every(isClean) ? 0 : 1;
