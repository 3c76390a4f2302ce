import type { ReactNode } from 'react';
import { TableBreakpoint } from './table/table-breakpoint.ts';

/** On the shell's screens, tables become cards up to this width (document 0 §9; decision 28). */
const SHELL_BREAKPOINT = 800;

/** Applies that width to the tables inside. */
export function ShellTables({ children }: { children: ReactNode }) {
  return <TableBreakpoint value={SHELL_BREAKPOINT}>{children}</TableBreakpoint>;
}
