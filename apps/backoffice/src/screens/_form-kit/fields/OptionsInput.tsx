import { Select, Tree, type TreeDataNode } from 'antd';
import { type Key, useMemo, useState } from 'react';
import { formTexts } from '../../../i18n/texts/form.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import type { FormField, OptionSource, OptionValue } from '../definition/form.ts';
import type { Controlled } from './controlled.ts';
import classes from './fields.module.css';
import { type Option, useOptions } from './use-options.ts';

type OptionsField = Extract<FormField, { kind: 'choice' | 'many-of' | 'picker' }>;
type OptionsProps = Controlled<OptionValue | readonly OptionValue[] | null> & {
  field: OptionsField;
};

/** Lists longer than this are searched rather than read. */
const READABLE_OPTIONS = 8;

function ownOptions(field: OptionsField, t: Say): readonly Pick<Option, 'value' | 'label'>[] {
  if ('choices' in field) {
    return Object.values(field.choices).map((choice) => ({ value: choice.id, label: t(choice) }));
  }
  if (!('words' in field)) return [];
  return Object.entries(field.words).map(([value, text]) => ({ value, label: t(text) }));
}

const selectOf = (field: OptionsField, { id, value, onChange, onBlur }: OptionsProps) => ({
  ...(id !== undefined && { id }),
  ...(field.kind === 'many-of' && { mode: 'multiple' as const }),
  allowClear: field.need === 'optional',
  value: value as OptionValue | null,
  onChange: (chosen: OptionValue | null | undefined) => onChange?.(chosen ?? null),
  onBlur: () => onBlur?.(),
});

export function OptionsInput(props: OptionsProps) {
  const t = useText();
  const { field } = props;
  if ('source' in field) return <SourceSelect {...props} source={field.source} />;
  const options = [...ownOptions(field, t)];
  return (
    <Select
      {...selectOf(field, props)}
      showSearch={options.length > READABLE_OPTIONS && { optionFilterProp: 'label' }}
      options={options}
    />
  );
}

/** A whole list is searched here, a paged one by its own call. */
function SourceSelect(props: OptionsProps & { source: OptionSource }) {
  const t = useText();
  const { source, field } = props;
  const [typed, setTyped] = useState('');
  const { options, isLoading } = useOptions(source, source.search === undefined ? '' : typed);
  return (
    <Select
      {...selectOf(field, props)}
      loading={isLoading}
      options={options.map(({ value, label }) => ({ value, label }))}
      notFoundContent={t(formTexts.nothingFound)}
      placeholder={t(formTexts.typeToSearch)}
      showSearch={
        source.search === undefined
          ? { optionFilterProp: 'label' }
          : { filterOption: false, onSearch: setTyped }
      }
    />
  );
}

function branchesOf(options: readonly Option[], parent: OptionValue | null): TreeDataNode[] {
  return options
    .filter((option) => option.parent === parent)
    .map(({ value, label }) => ({
      key: value,
      title: label,
      children: branchesOf(options, value),
    }));
}

type TreeProps = Controlled<readonly OptionValue[]> & {
  field: Extract<FormField, { kind: 'tree' }>;
};

/** Check boxes in a tree; a branch stands for what is below it only where all of it is chosen. */
export function TreeInput({ value = [], onChange, field }: TreeProps) {
  const t = useText();
  const { options } = useOptions(field.source, '');
  const branches = useMemo(() => branchesOf(options, null), [options]);
  if (options.length === 0) return null;
  return (
    <fieldset className={classes.tree} aria-label={t(field.title)}>
      <Tree
        checkable
        checkStrictly
        selectable={false}
        defaultExpandAll
        treeData={branches}
        checkedKeys={{ checked: value as Key[], halfChecked: [] }}
        onCheck={(checked) => {
          const keys = Array.isArray(checked) ? checked : checked.checked;
          onChange?.(keys as OptionValue[]);
        }}
      />
    </fieldset>
  );
}
