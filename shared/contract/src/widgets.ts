/** What the federation's widgets take, by `remote.widget`. A change here is a change of the widget's version. */
export type WidgetContracts = {
  'equipment.picker': {
    /** The chosen piece, or null. */
    value: number | null;
    includeArchived?: boolean;
    onPick: (picked: { id: number; description: string } | null) => void;
  };
  'messaging.panel': { onExpand: () => void; onClose: () => void };
};

export type WidgetName = keyof WidgetContracts;
