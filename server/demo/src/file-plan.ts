import type { DocumentKind, DocumentText } from './pictures/documents.ts';
import type { PlanSetText } from './pictures/plan-set.ts';
import type { SceneKind } from './pictures/scenes.ts';
import type { View } from './pictures/shots.ts';

/** How to generate a file; `key` seeds every detail. */
export type Recipe =
  | { kind: 'scene'; scene: SceneKind; key: string; view: View }
  | { kind: 'plan-set'; set: PlanSetText; key: string }
  | { kind: 'document'; document: DocumentKind; text: DocumentText; key: string }
  | {
      kind: 'receipt';
      receipt: { vendor: string; description: string; amount: number; tax: number; day: string };
      key: string;
    }
  | { kind: 'portrait'; hasHat: boolean; key: string }
  | { kind: 'mark'; letters: string; color: string; key: string };

/** A file to generate and store; `made` is called with its size and hash when that is done. */
export type FilePlan = {
  tenantId: number;
  filename: string;
  thumbFilename: string | null;
  recipe: Recipe;
  made: (file: { bytes: number; sha256: string }) => void;
};
