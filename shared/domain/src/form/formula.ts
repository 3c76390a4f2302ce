import { msg } from '../message.ts';
import type { Message } from '../message.ts';

/**
 * The language of calculated questions: numbers, `+ - * / ( )`, comparisons, names of questions and a few functions. A
 * formula is parsed and never run as code.
 */
export type Formula =
  | { kind: 'number'; value: number }
  /** A question by its key; `column`: a question in the rows of a repeating one. */
  | { kind: 'name'; key: string; column: string | null }
  | { kind: 'minus'; of: Formula }
  | { kind: 'pair'; operator: FormulaOperator; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; given: readonly Formula[] };

/** `at`: the index in the text at which it cannot be read. */
export type FormulaError = { message: Message; values: Readonly<Record<string, string | number>>; at: number };

const OPERATORS = ['<=', '>=', '!=', '=', '<', '>', '+', '-', '*', '/'] as const;
export type FormulaOperator = (typeof OPERATORS)[number];
const COMPARING: readonly string[] = ['<=', '>=', '!=', '=', '<', '>'];

/** How many arguments a function takes, from and to. */
const ARITY = {
  sum: [1, 20],
  count: [1, 20],
  average: [1, 20],
  min: [1, 20],
  max: [1, 20],
  round: [1, 2],
  abs: [1, 1],
  if: [3, 3],
} as const satisfies Record<string, readonly [number, number]>;
export type FunctionName = keyof typeof ARITY;

const LONGEST = 1000;
const DEEPEST = 40;

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(ARITY, name);

export const isFormulaError = (parsed: Formula | FormulaError): parsed is FormulaError => 'message' in parsed;

/** Never throws: a text that is no formula gives an error in words. */
export function parseFormula(text: string): Formula | FormulaError {
  if (text.length > LONGEST) return { message: msg('The formula is too long.'), values: {}, at: LONGEST };
  try {
    return new Reader(text).whole();
  } catch (error) {
    if (error instanceof Unreadable) return error.found;
    throw error;
  }
}

class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly found: FormulaError;

  constructor(message: Message, at: number, values: FormulaError['values'] = {}) {
    super(message);
    this.found = { message, values, at };
  }
}

const NUMBER = /\d+(?:\.\d+)?|\.\d+/y;
const WORD = /[\p{L}_][\p{L}\p{N}_-]*/uy;
const BRACED = /\{([^{}]+)\}/y;
const SPACE = /\s*/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Formula {
    const read = this.#comparison();
    this.#skip();
    if (this.#at < this.#text.length) throw this.#unexpected();
    return read;
  }

  #comparison(): Formula {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new Unreadable(msg('The formula has too many brackets in each other.'), this.#at);
    const left = this.#sum();
    const operator = this.#operator(COMPARING);
    const read: Formula = operator === null ? left : { kind: 'pair', operator, left, right: this.#sum() };
    this.#depth -= 1;
    return read;
  }

  #sum(): Formula {
    return this.#chain(['+', '-'], () => this.#chain(['*', '/'], () => this.#signed()));
  }

  #chain(operators: readonly string[], part: () => Formula): Formula {
    let left = part();
    for (;;) {
      const operator = this.#operator(operators);
      if (operator === null) return left;
      left = { kind: 'pair', operator, left, right: part() };
    }
  }

  #signed(): Formula {
    let isMinus = false;
    while (this.#take('-')) isMinus = !isMinus;
    const read = this.#single();
    return isMinus ? { kind: 'minus', of: read } : read;
  }

  #single(): Formula {
    if (this.#take('(')) {
      const inner = this.#comparison();
      this.#need(')');
      return inner;
    }
    const digits = this.#match(NUMBER);
    if (digits !== null) return { kind: 'number', value: Number(digits[0]) };
    const braced = this.#match(BRACED);
    if (braced !== null) return nameOf(braced[1] ?? '');
    return this.#wordOrCall();
  }

  #wordOrCall(): Formula {
    const from = this.#at;
    const word = this.#match(WORD)?.[0];
    if (word === undefined) throw this.#unexpected();
    if (!this.#take('(')) return { kind: 'name', key: word, column: this.#column() };
    const name = word.toLowerCase();
    if (!isFunctionName(name)) throw new Unreadable(msg('There is no function “{{word}}”.'), from, { word });
    const given = [this.#comparison()];
    while (this.#take(',')) given.push(this.#comparison());
    this.#need(')');
    const [least, most] = ARITY[name];
    if (given.length < least || given.length > most)
      throw new Unreadable(
        least === most
          ? msg('“{{name}}” takes {{least}} values, and here it has {{given}}.')
          : msg('“{{name}}” takes {{least}} to {{most}} values, and here it has {{given}}.'),
        from,
        { name, least, most, given: given.length },
      );
    return { kind: 'call', name, given };
  }

  #column(): string | null {
    if (!this.#take('.')) return null;
    const word = this.#match(WORD)?.[0];
    if (word === undefined) throw this.#unexpected();
    return word;
  }

  #operator(known: readonly string[]): FormulaOperator | null {
    this.#skip();
    const found = OPERATORS.find((operator) => this.#text.startsWith(operator, this.#at));
    if (found === undefined || !known.includes(found)) return null;
    this.#at += found.length;
    return found;
  }

  #take(sign: string): boolean {
    this.#skip();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #need(sign: string): void {
    if (!this.#take(sign)) throw new Unreadable(msg('A “{{sign}}” is missing.'), this.#at, { sign });
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    this.#skip();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #skip(): void {
    SPACE.lastIndex = this.#at;
    this.#at += SPACE.exec(this.#text)?.[0].length ?? 0;
  }

  #unexpected(): Unreadable {
    this.#skip();
    const rest = this.#text.slice(this.#at, this.#at + 12);
    return rest === ''
      ? new Unreadable(msg('The formula ends too early.'), this.#at)
      : new Unreadable(msg('“{{rest}}” cannot be read here.'), this.#at, { rest });
  }
}

function nameOf(text: string): Formula {
  const [key = '', ...column] = text.trim().split('.');
  return { kind: 'name', key, column: column.length === 0 ? null : column.join('.') };
}
