import { expect, it } from 'vitest';
import { changedBy, isPrinted, joined, stepsOf } from './how-to-steps.ts';

const block = (language: string, text: string) => ['```', language, '\n', text, '\n```'].join('');

it('a page is its steps, in order', () => {
  const page = [
    '# Add a thing',
    `Make it:\n\n${block('sh', 'pnpm fed new thing\npnpm install')}`,
    `It prints:\n\n${block('text', 'thing 1.0.0+… built')}`,
    `Write \`mf-thing/src/a.ts\`:\n\n${block('ts', 'export const a = 1;\n')}`,
    `Change \`mf-thing/src/a.ts\`:\n\n${block('diff', '-a\n+b')}`,
    `Add to \`mf-thing/remote.json\`:\n\n${block('json', '{}')}`,
  ].join('\n\n');
  expect(stepsOf(page)).toEqual([
    { kind: 'run', commands: ['pnpm fed new thing', 'pnpm install'] },
    { kind: 'printed', lines: ['thing 1.0.0+… built'] },
    { kind: 'write', path: 'mf-thing/src/a.ts', text: 'export const a = 1;\n\n' },
    { kind: 'change', path: 'mf-thing/src/a.ts', text: '-a\n+b\n' },
    { kind: 'add', path: 'mf-thing/remote.json', text: '{}\n' },
  ]);
});

it('a block of code that nobody executes is refused', () => {
  expect(() => stepsOf(`Such as:\n\n${block('ts', 'a();')}`)).toThrow('Nobody executes the ts block after "Such as:"');
  expect(() => stepsOf('```sh\npnpm check\n```')).toThrow('1 blocks of code, and 0 steps');
});

it('a diff changes the lines that it names, where they stand once', () => {
  expect(changedBy(' a\n-b\n+c\n', 'a\nb\nd\n')).toBe('a\nc\nd\n');
  expect(() => changedBy('-b\n+c\n', 'a\nd\n')).toThrow('stand there 0 times');
  expect(() => changedBy('-b\n+c\n', 'b\nb\n')).toThrow('stand there 2 times');
});

it('JSON is joined by keys, and lists get longer', () => {
  expect(joined({ routes: [1], menu: { a: 1 }, title: 'x' }, { routes: [2], menu: { b: 2 }, title: 'y' })).toEqual({
    routes: [1, 2],
    menu: { a: 1, b: 2 },
    title: 'y',
  });
});

it('a printed line may leave something open', () => {
  expect(isPrinted('thing 1.0.0+… built (first)', 'a\nthing 1.0.0+12ab built (first)\n')).toBe(true);
  expect(isPrinted('thing 1.0.0+… built', 'thing 1.0.0+12ab\nbuilt')).toBe(false);
});
