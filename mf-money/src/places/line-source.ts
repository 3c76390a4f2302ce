import type { DocumentLine } from '@fieldspan/domain/money/document-lines';

declare module '@fieldspan/contract/places' {
  interface Places {
    /**
     * Something that lines of a document can be pulled from, opened by a button below its lines. `onAdd` puts the lines
     * behind the others; each names its source, so that the server bills it once.
     */
    'document.line-source': {
      document: SourcedDocument;
      onAdd: (lines: readonly PulledLine[]) => void;
      onClose: () => void;
    };
  }
}

/** What the document is for. */
type SourcedDocument = { serviceId: number | null; projectId: number | null };

/** A line before it is on a document: taxes are the document's. `quantity` and `price` ($) are decimal texts. */
export type PulledLine = Pick<DocumentLine, 'description' | 'quantity' | 'unit' | 'price' | 'source'>;
