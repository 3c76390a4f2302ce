import { parseSync } from 'oxc-parser';

/**
 * One small change of a source: the text from `start` to `end` is replaced with `text`; null removes a whole statement.
 */
export type Mutation = { start: number; end: number; text: string | null; line: number };
/** The starts of loop bodies, where turns are counted, because a mutation can make a loop endless. */
export type Points = { mutations: Mutation[]; loops: number[] };

type Node = Record<string, unknown> & { type: string; start: number; end: number };
type Found = (node: Node, text: string | null) => void;

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Calls that are removed: their receiver replaces their result. */
const LEFT_OUT = new Set(['filter', 'toSorted', 'trim', 'toLowerCase', 'slice']);
/** Never changed: types, names, assignment targets, and the ends of loops. */
const SKIPPED: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['*'],
  ExportAllDeclaration: ['*'],
  UpdateExpression: ['*'],
  AssignmentExpression: ['left'],
  VariableDeclarator: ['id'],
  ForStatement: ['test', 'update'],
  WhileStatement: ['test'],
  DoWhileStatement: ['test'],
  Property: ['key'],
  PropertyDefinition: ['key'],
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodeAt = (node: Node, key: string): Node | null => {
  const value = node[key];
  return isNode(value) ? value : null;
};
const LOOP = /^(?:While|DoWhile|For|ForOf|ForIn)Statement$/;
const SPINE = new Set(['expression', 'callee', 'object']);
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** All mutations of a source. */
export function mutationsOf(path: string, code: string): Points {
  const points: Points = { mutations: [], loops: [] };
  const found: Found = ({ start, end }, text) =>
    points.mutations.push({ start, end, text, line: code.slice(0, start).split('\n').length });
  const program: unknown = parseSync(path, code).program;
  if (isNode(program)) walk(program, { code, found, loops: points.loops, isSpine: false });
  return points;
}

type Walk = { code: string; found: Found; loops: number[]; isSpine: boolean };

function walk(node: Node, at: Walk): void {
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return;
  // The chain of `a?.b.c()` must stay whole; only its arguments are changed.
  if (!at.isSpine) CHANGES[node.type]?.(node, at);
  if (LOOP.test(node.type)) noteLoop(node, at);
  const isSpine = node.type === 'ChainExpression' || at.isSpine;
  for (const [key, child] of childrenOf(node)) walk(child, { ...at, isSpine: isSpine && SPINE.has(key) });
}

function noteLoop(node: Node, { loops }: Walk): void {
  const body = nodeAt(node, 'body');
  if (body?.type === 'BlockStatement') loops.push(body.start + 1);
}

/** The child nodes that are searched, with their keys. */
function childrenOf(node: Node): [key: string, child: Node][] {
  const skipped = node['computed'] === true ? [] : (SKIPPED[node.type] ?? []);
  if (skipped.includes('*')) return [];
  return Object.entries(node)
    .filter(([key]) => !skipped.includes(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
    );
}

const textOf = ({ start, end }: Node, { code }: Walk): string => code.slice(start, end);

function swapOperator(node: Node, at: Walk): void {
  const [left, right, operator] = [nodeAt(node, 'left'), nodeAt(node, 'right'), String(node['operator'])];
  if (!left || !right) return;
  const other = OPERATORS[operator];
  if (other !== undefined) at.found(node, `(${textOf(left, at)}) ${other} (${textOf(right, at)})`);
  if (operator === '??') at.found(node, textOf(left, at));
}

function fixTest(node: Node, { found }: Walk): void {
  const test = nodeAt(node, 'test');
  if (test) for (const text of ['true', 'false']) found(test, text);
}

function changeLiteral(node: Node, { found }: Walk): void {
  const { value } = node;
  if (typeof value === 'boolean') found(node, String(!value));
  if (typeof value === 'number') found(node, String(value + 1));
}

const MOST_ELEMENTS = 4;
function dropElements(node: Node, at: Walk): void {
  const elements = Array.isArray(node['elements']) ? node['elements'].filter(isNode) : [];
  if (elements.length < 2) return;
  for (const dropped of elements.slice(0, MOST_ELEMENTS))
    at.found(
      node,
      `[${elements
        .filter((each) => each !== dropped)
        .map((each) => textOf(each, at))
        .join(', ')}]`,
    );
}

function changeCall(node: Node, at: Walk): void {
  const callee = nodeAt(node, 'callee');
  const [object, property] = [callee && nodeAt(callee, 'object'), callee && nodeAt(callee, 'property')];
  if (!callee || !object || !property || property.type !== 'Identifier') return;
  const name = textOf(property, at);
  const other = METHODS.get(name);
  if (other !== undefined) at.found(node, `${textOf(object, at)}.${other}${at.code.slice(callee.end, node.end)}`);
  if (LEFT_OUT.has(name) && object.type !== 'Super') at.found(node, textOf(object, at));
}

function dropStatement(node: Node, { found }: Walk): void {
  const expression = nodeAt(node, 'expression');
  const isCall = expression !== null && /^(Call|Await|Assignment)Expression$/.test(expression.type);
  if (isCall && nodeAt(expression, 'callee')?.type !== 'Super') found(node, null);
}

const CHANGES: Readonly<Record<string, (node: Node, at: Walk) => void>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  UnaryExpression: (node, at) => {
    const argument = nodeAt(node, 'argument');
    if (argument && node['operator'] === '!') at.found(node, textOf(argument, at));
  },
  IfStatement: fixTest,
  ConditionalExpression: fixTest,
  Literal: changeLiteral,
  ArrayExpression: dropElements,
  CallExpression: changeCall,
  ExpressionStatement: dropStatement,
};
