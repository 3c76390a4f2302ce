import type { Release } from '@fieldspan/contract/release';
import type { Complaint, TypeQuestion } from './type-questions.ts';

/** Something that one release gives and another was built for: a widget, or a shared package. */
export type ContractUse = {
  user: Release;
  giver: Release;
  name: string;
  /** The versions that the user says it understands, and the one that is given. */
  range: string;
  given: string;
  question: TypeQuestion;
  wordsOf: (complaint: Complaint) => string;
};
