import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlBox, Field, type FieldTexts } from '../field/field.tsx';

interface TextFieldBase extends FieldTexts {
  readonly name: string;
}

interface SingleLineProps extends TextFieldBase, Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'name'> {
  readonly multiline?: false;
  /** Fixed text before what is typed, such as `+91`. */
  readonly prefix?: string;
}

interface MultilineProps extends TextFieldBase, Omit<ComponentProps<'textarea'>, 'className' | 'prefix' | 'name'> {
  readonly multiline: true;
  readonly prefix?: undefined;
}

export type TextFieldProps = SingleLineProps | MultilineProps;

/** One line of text, or several with `multiline`. Everything else is an attribute of the native control. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (props.multiline ? multiline(props, control) : singleLine(props, control))}
    </Field>
  );
}

type Control = Parameters<ComponentProps<typeof Field>['children']>[0];

function multiline(props: MultilineProps, control: Control) {
  const { label: _label, hint: _hint, error: _error, multiline: _multiline, prefix: _prefix, ...rest } = props;
  return <textarea rows={3} {...rest} {...control} className={classes(controlBox, 'px-3 py-2')} />;
}

function singleLine(props: SingleLineProps, control: Control) {
  const { label: _label, hint: _hint, error: _error, multiline: _multiline, prefix, ...rest } = props;
  const input = (
    <input
      type="text"
      {...rest}
      {...control}
      className={classes(controlBox, 'min-h-12 px-3', rest.type === 'file' && 'py-2', prefix && 'rounded-l-none')}
    />
  );
  if (!prefix) return input;
  return (
    <span className="flex">
      <span
        aria-hidden="true"
        className={
          'grid shrink-0 place-items-center rounded-l-control border-2 border-r-0 border-edge bg-soil-tint ' +
          'px-3 font-semibold'
        }
      >
        {prefix}
      </span>
      {input}
    </span>
  );
}
