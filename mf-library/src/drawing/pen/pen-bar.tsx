import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import {
  IconArrowUpRight,
  IconCircle,
  IconCloud,
  IconEraser,
  IconHash,
  IconHighlight,
  IconLine,
  IconMessage,
  IconPencil,
  IconPointer,
  IconPolygon,
  IconRubberStamp,
  IconRuler2,
  IconRulerMeasure,
  IconSquare,
  IconTrash,
  IconTypography,
  type Icon,
} from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import type { Tools } from '../use-tools.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { COLOURS, STAMPS, THICKNESSES, type Tool } from '../../pen-choices.ts';
import styles from './pen-bar.module.css';

type PenBarProps = { tools: Pick<Tools, 'pen' | 'setPen' | 'removeChosen'> };

const TOOLS: readonly { tool: Tool; label: Message; Sign: Icon }[] = [
  { tool: 'select', label: msg('Select and change'), Sign: IconPointer },
  { tool: 'pen', label: msg('Pen'), Sign: IconPencil },
  { tool: 'highlighter', label: msg('Highlighter'), Sign: IconHighlight },
  { tool: 'eraser', label: msg('Eraser'), Sign: IconEraser },
  { tool: 'line', label: msg('Line'), Sign: IconLine },
  { tool: 'arrow', label: msg('Arrow'), Sign: IconArrowUpRight },
  { tool: 'rectangle', label: msg('Rectangle'), Sign: IconSquare },
  { tool: 'ellipse', label: msg('Ellipse'), Sign: IconCircle },
  { tool: 'cloud', label: msg('Cloud'), Sign: IconCloud },
  { tool: 'text', label: msg('Text'), Sign: IconTypography },
  { tool: 'callout', label: msg('Call-out'), Sign: IconMessage },
  { tool: 'stamp', label: msg('Stamp'), Sign: IconRubberStamp },
  { tool: 'count', label: msg('Count'), Sign: IconHash },
  { tool: 'scale', label: msg('Set the scale'), Sign: IconRulerMeasure },
  { tool: 'length', label: msg('Measure a length'), Sign: IconRuler2 },
  { tool: 'area', label: msg('Measure an area'), Sign: IconPolygon },
];

/** The settings of the pen. All choices are visible, because menus are hard to use with gloves. */
export function PenBar({ tools: { pen, setPen: onChange, removeChosen } }: PenBarProps) {
  const kinds = TOOLS.map(({ tool, label, Sign }) => ({
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
  const stamps = STAMPS.map(({ key, label }) => ({
    value: key,
    label: translated(label),
    sign: <span className={styles.stamp}>{translated(label)}</span>,
    onChoose: () => onChange({ ...pen, stamp: key }),
  }));
  return (
    <>
      <ChoiceRow label={t('Tool')} chosen={pen.tool} choices={kinds} />
      {pen.tool === 'stamp' && <ChoiceRow label={t('Stamp')} chosen={pen.stamp} choices={stamps} />}
      <ChoiceRow label={t('Colour')} chosen={pen.colour} choices={colours} />
      <ChoiceRow label={t('Thickness')} chosen={String(pen.thickness)} choices={thicknesses} />
      {pen.tool === 'select' && (
        <IconButton
          label={t('Delete the selected mark')}
          icon={<IconTrash />}
          aria-disabled={!removeChosen}
          onClick={() => removeChosen?.()}
        />
      )}
    </>
  );
}
