import { expect, test } from 'vitest';
import { complaintWords } from './type-questions.ts';

const words = (...texts: string[]): string => complaintWords({ statement: 0, texts });

test('a complaint is the path to what does not fit, and the innermost reason', () => {
  expect(
    words(
      "Type '{ a: { b: string } }' is not assignable to type '{ a: { b: number } }'.",
      "Types of property 'a' are incompatible.",
      "Types of parameters 'b' and 'b' are incompatible.",
      "Type 'string' is not assignable to type 'number'.",
    ),
  ).toBe("a.b: Type 'string' is not assignable to type 'number'");
  expect(words("Property 'kinds' is missing in type '{ much }' but required in type '{ more }'.")).toBe(
    "Property 'kinds' is missing",
  );
});

test('a long one ends after 300 letters', () => {
  expect(words('a'.repeat(300))).toBe('a'.repeat(300));
  expect(words(`b${'a'.repeat(300)}`)).toBe(`b${'a'.repeat(299)}…`);
});
