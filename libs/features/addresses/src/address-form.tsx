import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFetcher, useLocation, useNavigation } from 'react-router';
import { useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { Button, Checkbox, NumberField, StickyAction, TextField, type TextFieldProps } from '@haat/ui-kit';
import {
  isPincode,
  LONGEST,
  toPincode,
  type AddressField,
  type FieldProblems,
  type TypedAddress,
} from './address-fields.ts';
import type { AddressAnswer, FilledFields } from './addresses.data.ts';
import { fillIn } from './fill-in.ts';
import { GpsFill } from './gps-fill.tsx';

export interface AddressFormProps {
  /** Initial values: what was typed, or the address that is edited. */
  readonly typed: TypedAddress;
  readonly problems: FieldProblems;
}

/**
 * The form of an address. The fields are the browser's own, so that nothing typed is lost, with JavaScript or
 * without.
 */
export function AddressForm({ typed, problems }: AddressFormProps) {
  const { t } = useTranslation('address');
  const { pathname } = useLocation();
  const form = useFormDraft<HTMLFormElement>('address', pathname, problems);
  const byPoint = useFetcher<AddressAnswer>();
  const byPincode = useFetcher<{ filled: FilledFields | null }>();
  const located = byPoint.data?.kind === 'located' ? byPoint.data : null;
  const filled = byPincode.data?.filled;
  const isSaving = useNavigation().formMethod === 'POST';

  // The fields are not React's: what was found is written into them.
  useEffect(() => {
    if (form.current && located)
      fillIn(form.current, { ...located.fields, latLng: located.latLng, latLngPincode: located.fields.pincode });
  }, [form, located]);
  useEffect(() => {
    if (form.current && filled) fillIn(form.current, filled);
  }, [form, filled]);
  useFocusOnProblem(form, problems);

  function field(name: AddressField): Pick<TextFieldProps, 'name' | 'defaultValue' | 'maxLength' | 'error'> {
    const problem = problems[name];
    return { name, defaultValue: typed[name], maxLength: LONGEST[name], error: problem && t(`error.${problem}`) };
  }

  function lookUp(pincode: string): void {
    if (isPincode(pincode)) void byPincode.load(`${pathname}?pincode=${pincode}`);
  }

  return (
    <>
      <GpsFill
        busy={byPoint.state !== 'idle'}
        outcome={byPoint.data ? (located ? 'filled' : 'failed') : null}
        onFound={(latLng) => void byPoint.submit({ intent: 'locate', latLng }, { method: 'post' })}
      />
      <Form
        ref={form}
        id="address"
        method="post"
        noValidate
        className="flex min-w-0 flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start"
      >
        <input type="hidden" name="latLng" defaultValue={typed.latLng} />
        <input type="hidden" name="latLngPincode" defaultValue={typed.latLngPincode} />
        <TextField {...field('name')} label={t('form.name')} autoComplete="name" />
        <TextField
          {...field('phone_number')}
          multiline={false}
          label={t('form.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix="+91"
        />
        <NumberField
          {...field('pincode')}
          label={t('form.pincode')}
          hint={t('form.pincodeHint')}
          autoComplete="postal-code"
          onBlur={(event) => lookUp(toPincode(event.target.value))}
        />
        <TextField
          {...field('house')}
          label={t('form.house')}
          hint={t('form.houseHint')}
          autoComplete="address-line1"
        />
        <TextField {...field('village')} label={t('form.village')} autoComplete="address-level3" />
        <TextField {...field('tehsil')} label={t('form.tehsil')} hint={t('form.optional')} />
        <TextField {...field('district')} label={t('form.district')} autoComplete="address-level2" />
        <TextField {...field('state')} label={t('form.state')} autoComplete="address-level1" />
        <Checkbox name="isDefault" defaultChecked={typed.isDefault} label={t('form.default')} />
      </Form>
      <StickyAction>
        <Button type="submit" form="address" name="intent" value="save" size="large" fullWidth busy={isSaving}>
          {t('form.save')}
        </Button>
      </StickyAction>
    </>
  );
}
