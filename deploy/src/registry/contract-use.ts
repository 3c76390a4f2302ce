import type { Release } from '@fieldspan/contract/release';
import type { Complaint, TypeQuestion } from './type-questions.ts';

/** A widget or shared package that one release provides and another was built for. */
export type ContractUse = {
  user: Release;
  giver: Release;
  name: string;
  /** The version range that the user accepts, and the version provided. */
  range: string;
  given: string;
  question: TypeQuestion;
  wordsOf: (complaint: Complaint) => string;
};
