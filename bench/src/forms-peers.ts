import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Configuration } from '@rspack/core';
import { compile } from './compile.ts';

/** Beside the builds of this project, and not in its lockfile: only this benchmark needs them (MIT and Apache-2.0). */
const CACHE = join(import.meta.dirname, '../../.cache/forms-peers');

const PACKAGES = [
  'survey-core@3.0.0',
  'survey-react-ui@3.0.0',
  '@rjsf/core@6.11.1',
  '@rjsf/utils@6.11.1',
  '@rjsf/validator-ajv8@6.11.1',
  '@formio/js@5.6.0',
  'react@19.3.1',
  'react-dom@19.3.1',
];

/** The same questions for each, drawn by what its own documentation says. */
const ENTRIES: Readonly<Record<string, string>> = {
  survey: `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
const TYPES = { text: 'text', textarea: 'comment', boolean: 'boolean', select: 'dropdown', checklist: 'checkbox' };
globalThis.forms = { survey: (place, count) => {
  const elements = questions(count).map(({ key, kind, title }) => ({
    type: TYPES[kind], name: key, title, ...(options(kind) && { choices: OPTIONS }),
  }));
  const model = new Model({ textUpdateMode: 'onTyping', elements });
  flushSync(() => createRoot(place).render(createElement(Survey, { model })));
} };`,
  rjsf: `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
const SCHEMAS = {
  text: { type: 'string' }, textarea: { type: 'string' }, boolean: { type: 'boolean' },
  select: { type: 'string', enum: OPTIONS },
  checklist: { type: 'array', items: { type: 'string', enum: OPTIONS }, uniqueItems: true },
};
const WIDGETS = { textarea: 'textarea', boolean: 'radio', checklist: 'checkboxes' };
globalThis.forms = { rjsf: (place, count) => {
  const all = questions(count);
  const schema = { type: 'object', properties: Object.fromEntries(
    all.map(({ key, kind, title }) => [key, { title, ...SCHEMAS[kind] }])) };
  const uiSchema = Object.fromEntries(
    all.filter(({ kind }) => WIDGETS[kind]).map(({ key, kind }) => [key, { 'ui:widget': WIDGETS[kind] }]));
  flushSync(() => createRoot(place).render(createElement(Form, { schema, uiSchema, validator })));
} };`,
  formio: `
import { Formio } from '@formio/js';
const values = OPTIONS.map((label) => ({ label, value: label }));
const PARTS = {
  text: { type: 'textfield' }, textarea: { type: 'textarea' },
  boolean: { type: 'radio', values: [{ label: 'Yes', value: 'yes' }, { label: 'No', value: 'no' }] },
  select: { type: 'select', widget: 'html5', data: { values } }, checklist: { type: 'selectboxes', values },
};
globalThis.forms = { formio: async (place, count) => {
  const components = questions(count).map(({ key, kind, title }) => ({ ...PARTS[kind], key, label: title, input: true }));
  await Formio.createForm(place, { display: 'form', components });
} };`,
};

const COMMON = `
const KINDS = ['text', 'textarea', 'boolean', 'select', 'checklist'];
const OPTIONS = ['North', 'East', 'South', 'West'];
const options = (kind) => kind === 'select' || kind === 'checklist';
const questions = (count) => Array.from({ length: count }, (_, at) =>
  ({ key: 'q' + at, kind: KINDS[at % KINDS.length], title: 'Question ' + at }));
`;

export const PEERS = Object.keys(ENTRIES);

/** Downloads the packages once, runs none of their scripts, and builds a page of one of them. */
export async function buildPeer(name: string, folder: string): Promise<void> {
  if (!existsSync(join(CACHE, 'node_modules/@formio/js'))) {
    await mkdir(CACHE, { recursive: true });
    await writeFile(join(CACHE, 'package.json'), '{ "private": true }');
    const how = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
    await promisify(execFile)('npm', how, { cwd: CACHE });
  }
  const entry = join(CACHE, `${name}.mjs`);
  const imports = (ENTRIES[name] ?? '').split('\n').filter((line) => line.startsWith('import'));
  const rest = (ENTRIES[name] ?? '').split('\n').filter((line) => !line.startsWith('import'));
  await writeFile(entry, [...imports, COMMON, ...rest].join('\n'));
  await compile(peerConfig(entry, folder));
}

const peerConfig = (entry: string, folder: string): Configuration => ({
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: entry },
  output: { path: folder, filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.mjs', '.js'], fullySpecified: false },
  module: { rules: [{ test: /\.m?js$/u, resolve: { fullySpecified: false } }] },
  optimization: { splitChunks: false },
  performance: { hints: false },
  plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
});
