import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { extOf } from '@fieldspan/domain/form/edit/ext';
import { withNotApplicable } from '@fieldspan/domain/form/edit/logic';
import { optionLabels, optionsOf } from '@fieldspan/domain/form/edit/pasted-lines';
import { t, translated } from '@fieldspan/ui/i18n';
import type { FieldProperty } from '@fieldspan/domain/form/kind-row';
import { SelectField } from '@fieldspan/ui/select-field';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import type { ReactNode } from 'react';
import { TemplatePicture } from '../template-picture.tsx';
import { DEFAULT_PATHS } from './default-paths.ts';
import { ExtFlag, ExtNumber, ExtText } from './ext-fields.tsx';
import { FormulaField } from './formula-field.tsx';
import { LinesField } from './lines-field.tsx';
import { LogicRules } from './logic-rules.tsx';
import { ParagraphEditor } from './paragraph-editor.tsx';

type PartProps = { field: EditField; onChange: (change: Raw) => void };
type Part = (props: PartProps) => ReactNode;

const isFlag = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** The parts of the properties panel; a kind of field names those that it has. */
export const PROPERTY_FIELDS: Record<Exclude<FieldProperty, 'fields'>, Part> = {
  required: ({ field, onChange }) => (
    <Switch
      label={t('Must be answered')}
      checked={isFlag(field.raw['requiredField'])}
      onChange={(isSet) => onChange({ requiredField: isSet ? 1 : 0 })}
    />
  ),
  ticked: ({ field, onChange }) => (
    <Switch
      label={t('Something must be ticked')}
      hint={t('“Must be answered” alone is met by ticking one and taking it back.')}
      checked={isFlag(field.raw['positiveResponseRequired'])}
      onChange={(isSet) => onChange({ positiveResponseRequired: isSet ? 1 : undefined })}
    />
  ),
  other: ({ field, onChange }) => (
    <Switch
      label={t('Other answers can be typed')}
      checked={isFlag(field.raw['defineOther'])}
      onChange={(isSet) => onChange({ defineOther: isSet ? 1 : 0 })}
    />
  ),
  options: ({ field, onChange }) => (
    <LinesField
      label={t('Options, one per line')}
      hint={t('A list can be pasted here.')}
      lines={optionLabels(field.raw['options'])}
      onChange={(lines) => onChange({ options: optionsOf(lines, field.raw['options']) })}
    />
  ),
  columns: ({ field, onChange }) => (
    <LinesField
      label={t('Columns, one per line')}
      lines={optionLabels(field.raw['columns'])}
      onChange={(lines) => onChange({ columns: optionsOf(lines, field.raw['columns']) })}
    />
  ),
  rows: ({ field, onChange }) => (
    <LinesField
      label={t('Rows, one per line')}
      hint={t('Without rows, whoever fills it in adds them.')}
      lines={rowWords(field.raw['rows'])}
      onChange={(lines) => onChange({ rows: lines.length === 0 ? undefined : lines })}
    />
  ),
  text: ({ field, onChange }) => (
    <ParagraphEditor
      key={field.key}
      html={textOf(field.raw['default'])}
      onChange={(html) => onChange({ default: html })}
    />
  ),
  video: ({ field, onChange }) => (
    <TextField
      label={t('Address of the video on YouTube')}
      type="url"
      value={textOf(field.raw['default'])}
      onChange={(address) => onChange({ default: address })}
    />
  ),
  staticImage: ({ field, onChange }) => (
    <>
      <Switch
        label={t('Shows a picture of the template')}
        hint={t('Otherwise whoever fills it in takes the pictures.')}
        checked={isFlag(field.raw['imageIsStatic'])}
        onChange={(isSet) => onChange(isSet ? { imageIsStatic: 1 } : { imageIsStatic: undefined, value: undefined })}
      />
      {isFlag(field.raw['imageIsStatic']) && (
        <TemplatePicture value={field.raw['value']} onChange={(value) => onChange({ value })} />
      )}
    </>
  ),
  default: (props) => <Preset {...props} />,
  help: (props) => <ExtText {...props} name="help" label={t('Help below the question')} />,
  unit: (props) => <ExtText {...props} name="unit" label={t('Unit')} />,
  formula: (props) => <FormulaField key={props.field.key} {...props} />,
  range: (props) => (
    <>
      <ExtNumber {...props} name="min" label={t('At least')} />
      <ExtNumber {...props} name="max" label={t('At most')} />
    </>
  ),
  step: (props) => <ExtNumber {...props} name="step" label={t('Steps of')} />,
  decimals: (props) => <ExtNumber {...props} name="decimals" label={t('Digits after the point')} />,
  meter: (props) => (
    <ExtFlag
      {...props}
      name="meter"
      label={t('Reads the meter of the equipment')}
      hint={t('The answer becomes a reading of the equipment that the form is about.')}
    />
  ),
  allowNA: ({ field, onChange }) => (
    <Switch
      label={t('Allow N/A')}
      checked={isFlag(extOf(field.raw)['allowNA'])}
      onChange={(isSet) => onChange(withNotApplicable(field.raw, isSet))}
    />
  ),
  cameraOnly: (props) => <ExtFlag {...props} name="cameraOnly" label={t('Taken now: no pictures from the gallery')} />,
  logic: ({ field }) => <LogicRules key={field.key} field={field} />,
};

const rowWords = (rows: unknown): string[] =>
  typeof rows === 'number' ? Array.from({ length: rows }, (_, at) => String(at + 1)) : optionLabels(rows);

const OWN = 'own';

function Preset({ field, onChange }: PartProps) {
  const preset = textOf(field.raw['default']);
  const isPath = preset.startsWith('$.');
  const isKnown = DEFAULT_PATHS.some(({ path }) => path === preset);
  const isOwn = 'default' in field.raw && !isPath;
  return (
    <>
      <SelectField
        label={t('Filled in beforehand')}
        value={isOwn ? OWN : preset}
        options={[
          { value: '', label: t('Nothing') },
          { value: OWN, label: t('Words of my own') },
          ...DEFAULT_PATHS.map(({ path, label, example }) => ({
            value: path,
            label: `${translated(label)} (${example})`,
          })),
          ...(isPath && !isKnown ? [{ value: preset, label: preset }] : []),
        ]}
        onChange={(chosen) => onChange({ default: chosen === OWN ? '' : chosen || undefined })}
      />
      {isOwn && <TextField label={t('Words')} value={preset} onChange={(words) => onChange({ default: words })} />}
    </>
  );
}
