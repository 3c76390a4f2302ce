import { recordMessages } from '@fieldspan/domain/message';
import { parseSync } from 'oxc-parser';
import { isNode, nodesIn } from './nodes.ts';
import type { Node } from './nodes.ts';

/** The forms of English; another language may have more of them, by the names of `Intl.PluralRules`. */
export type Forms = { one: string; other: string };

/** The texts of a package by their key, which is the English text itself; of one that depends on a number its `other`. */
export type Catalogue = Map<string, string | Forms>;

type Extracted = { texts: readonly (string | Forms)[]; faults: readonly string[] };

/** The functions that take a text as it stands in the source, and the modules that they come from. */
const MARKERS = new Set(['t', 'plural', 'msg', 'pluralMsg', 'recordMessages']);
const MODULE = /(?:^@fieldspan\/ui\/i18n|^@fieldspan\/domain\/message|(?:^|\/)i18n\.ts|(?:^|\/)message\.ts)$/;

const DYNAMIC =
  'a key that is made at run time: write the text where it is marked, and show it with "translated" (decision 0077)';

/** The texts that a source file marks, and the calls that mark none because their text is made at run time. */
export function extractTexts(path: string, source: string): Extracted {
  const { program } = parseSync(path, source);
  const markers = importedMarkers(program.body);
  const texts: (string | Forms)[] = [];
  const faults: string[] = [];
  const called = new Set<unknown>();
  for (const node of markers.size === 0 ? [] : nodesIn(program)) {
    const marker = node.type === 'CallExpression' ? markers.get(nameOf(node['callee'])) : undefined;
    if (marker !== undefined) {
      called.add(node['callee']);
      const found = textsOf(marker, argumentsOf(node));
      if (found === null) faults.push(`${path}:${lineAt(source, node.start)}: ${DYNAMIC}`);
      else texts.push(...found);
    }
    if (isLoose(node, markers) && !called.has(node))
      faults.push(`${path}:${lineAt(source, node.start)}: ${nameOf(node)} is called with a text, never handed on`);
  }
  return { texts, faults };
}

/** What the server refuses with, made in server/src/http/errors.ts. */
const REFUSAL = /^(?:Refusal|Owing|BadRequest|Unauthorised|NotFound|TooMany|OtherEmployer)$/;

/** The sentences that a file of the server refuses with: literals, and those with values that are tagged `sentence`. */
export function refusedTexts(path: string, source: string): string[] {
  if (!/new \w|extends Failure|sentence`/.test(source)) return [];
  const nodes = [...nodesIn(parseSync(path, source).program)];
  const constants = new Map(
    nodes.flatMap((node) => (node.type === 'VariableDeclarator' ? [[nameOf(node['id']), node['init']] as const] : [])),
  );
  const literals = nodes
    .filter(({ type, callee }) => (type === 'NewExpression' ? REFUSAL.test(nameOf(callee)) : isSuper(callee)))
    .flatMap((node) => argumentsOf(node))
    .flatMap((node) => (isNode(node) && Array.isArray(node['elements']) ? node['elements'] : [node]))
    .flatMap((node) => literalsOf(constants.get(nameOf(node)) ?? node) ?? []);
  return [...literals, ...nodes.filter(isSentence).map(({ quasi }) => sentenceKey(quasi))];
}

const isSentence = ({ type, tag }: Node): boolean => type === 'TaggedTemplateExpression' && nameOf(tag) === 'sentence';

/** The key as server/src/http/sentence.ts makes it. */
function sentenceKey(template: unknown): string {
  const parts = isNode(template) && Array.isArray(template['quasis']) ? template['quasis'].filter(isNode) : [];
  return parts.map(({ value }) => cookedOf(value)).reduce((text, part, place) => `${text}{{${place}}}${part}`);
}

const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';

const isSuper = (callee: unknown): boolean => isNode(callee) && callee.type === 'Super';

/** Names in this file of the functions that mark texts, by what they are called where they are made. */
function importedMarkers(body: readonly unknown[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of body) {
    if (!isNode(statement) || statement.type !== 'ImportDeclaration') continue;
    const { source, specifiers } = statement;
    if (!isNode(source) || !MODULE.test(String(source['value'])) || !Array.isArray(specifiers)) continue;
    for (const each of specifiers.filter(isNode)) {
      const imported = nameOf(each['imported']);
      if (MARKERS.has(imported)) found.set(nameOf(each['local']), imported);
    }
  }
  return found;
}

/** A marker that stands by itself, such as in `labels.map(t)`: nobody could say which texts it is given. */
const isLoose = (node: Node, markers: ReadonlyMap<string, string>): boolean =>
  node.type === 'Identifier' && node.isValue && markers.has(nameOf(node));

function textsOf(marker: string, [first, second]: readonly unknown[]): (string | Forms)[] | null {
  if (marker === 'plural') return formsOf(second);
  if (marker === 'pluralMsg') return formsOf(first);
  const texts = literalsOf(first);
  if (marker !== 'recordMessages' || texts === null) return texts;
  const [one] = texts;
  const [many] = literalsOf(second) ?? [];
  return one === undefined || many === undefined ? null : Object.values(recordMessages(one, many));
}

function formsOf(node: unknown): Forms[] | null {
  if (!isNode(node) || node.type !== 'ObjectExpression' || !Array.isArray(node['properties'])) return null;
  const forms = new Map(
    node['properties'].filter(isNode).map((each) => [nameOf(each['key']), literalsOf(each['value'])]),
  );
  const [one] = forms.get('one') ?? [];
  const [other] = forms.get('other') ?? [];
  return one === undefined || other === undefined ? null : [{ one, other }];
}

/** The texts that an expression can be: a literal, or one of several by a condition. */
function literalsOf(node: unknown): string[] | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : null;
  if (node.type !== 'ConditionalExpression') return null;
  const [yes, no] = [literalsOf(node['consequent']), literalsOf(node['alternate'])];
  return yes === null || no === null ? null : [...yes, ...no];
}

const argumentsOf = (node: Node): readonly unknown[] => (Array.isArray(node['arguments']) ? node['arguments'] : []);

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
