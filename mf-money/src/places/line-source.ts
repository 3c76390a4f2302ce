declare module '@fieldspan/contract/places' {
  interface Places {
    /** What may be pulled into the lines of an invoice, an order or an estimate, such as hours or expenses of the job. */
    'document.line-source': {
      job: { model: 'Job' | 'Service'; id: number };
      onPull: (lines: PulledLine[]) => void;
      onClose: () => void;
    };
  }
}

/** `unitPrice` in the company's currency. */
export type PulledLine = { description: string; quantity: number; unit: string; unitPrice: number };
