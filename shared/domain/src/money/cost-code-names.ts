import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import type { CostCode } from './costing.ts';

export const COST_CODE_NAMES: Readonly<Record<CostCode, Message>> = {
  labour: msg('Labour'),
  material: msg('Material'),
  subcontract: msg('Subcontract'),
  equipment: msg('Equipment'),
  permit: msg('Permit'),
  other: msg('Other costs'),
};
