import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconArrowUpRight, IconLine, IconPencil, IconSquare, IconTypography, type Icon } from '@fieldspan/ui/icons';
import { ChoiceRow } from './choice-row.tsx';
import { COLOURS, THICKNESSES, type Pen, type Tool } from '../../pen-choices.ts';
import styles from './pen-bar.module.css';

type PenBarProps = { pen: Pen; onChange: (pen: Pen) => void };

const TOOLS: readonly { tool: Tool; label: Message; Sign: Icon }[] = [
  { tool: 'pen', label: msg('Pen'), Sign: IconPencil },
  { tool: 'line', label: msg('Line'), Sign: IconLine },
  { tool: 'arrow', label: msg('Arrow'), Sign: IconArrowUpRight },
  { tool: 'rectangle', label: msg('Rectangle'), Sign: IconSquare },
  { tool: 'text', label: msg('Text'), Sign: IconTypography },
];

/** The settings of the pen. All choices are visible, because menus are hard to use with gloves. */
export function PenBar({ pen, onChange }: PenBarProps) {
  const tools = TOOLS.map(({ tool, label, Sign }) => ({
    value: tool,
    label: translated(label),
    sign: <Sign aria-hidden="true" />,
    onChoose: () => onChange({ ...pen, tool }),
  }));
  const colours = COLOURS.map(({ key, label, ink }) => ({
    value: key,
    label: translated(label),
    sign: <span className={styles.colour} data-colour={key} style={{ backgroundColor: ink }} />,
    onChoose: () => onChange({ ...pen, colour: key }),
  }));
  const thicknesses = THICKNESSES.map(({ units, label }) => ({
    value: String(units),
    label: translated(label),
    sign: <span className={styles.thickness} data-units={units} />,
    onChoose: () => onChange({ ...pen, thickness: units }),
  }));
  return (
    <>
      <ChoiceRow label={t('Tool')} chosen={pen.tool} choices={tools} />
      <ChoiceRow label={t('Colour')} chosen={pen.colour} choices={colours} />
      <ChoiceRow label={t('Thickness')} chosen={String(pen.thickness)} choices={thicknesses} />
    </>
  );
}
