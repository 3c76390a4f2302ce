import type { ReactNode } from 'react';
import { TableBreakpoint } from './table/table-breakpoint.ts';

/** In the shell's screens tables are cards up to this width (document 0 §9; decision 28). */
const SHELL_BREAKPOINT = 800;

/** The tables inside become cards where the shell's screens do. */
export function ShellTables({ children }: { children: ReactNode }) {
  return <TableBreakpoint value={SHELL_BREAKPOINT}>{children}</TableBreakpoint>;
}
