import { describe, expect, it } from 'vitest';
import {
  EMPTY_ADDRESS,
  problemsOf,
  problemsOfService,
  readAddress,
  toInput,
  type TypedAddress,
} from './address-fields.ts';

const typed: TypedAddress = {
  ...EMPTY_ADDRESS,
  name: 'सुनीता पवार',
  phone_number: '+91 98765 43210',
  house: 'मंदिर के पास',
  village: 'वणी',
  district: 'नाशिक',
  state: 'महाराष्ट्र',
  pincode: '४२२ २१५',
};

describe('an address', () => {
  it('is sent with its numbers as they are stored', () => {
    expect(toInput(typed)).toMatchObject({ phone_number: '9876543210', pincode: '422215', lat_lng: null });
    expect(problemsOf(typed)).toEqual({});
  });

  it('keeps the point of the phone only with the pincode it belongs to', () => {
    const located = { ...typed, latLng: '20.2,73.8', latLngPincode: '422215' };
    expect(toInput(located).lat_lng).toBe('20.2,73.8');
    expect(toInput({ ...located, pincode: '422001' }).lat_lng).toBeNull();
  });

  it('says what is missing or too long, by field', () => {
    expect(problemsOf(EMPTY_ADDRESS)).toEqual({
      name: 'required',
      phone_number: 'mobile',
      house: 'required',
      village: 'required',
      district: 'required',
      state: 'required',
      pincode: 'pincode',
    });
    expect(problemsOf({ ...typed, house: 'x'.repeat(5000) })).toEqual({ house: 'tooLong' });
  });

  it('understands what a service found wrong', () => {
    const fields = [
      { field: 'house', rule: 'too_short' },
      { field: 'village', rule: 'too_long' },
      { field: 'phone_number', rule: 'x' },
      { field: 'other', rule: 'x' },
      null,
    ];
    expect(problemsOfService({ fields })).toEqual({ house: 'required', village: 'tooLong', phone_number: 'mobile' });
    expect(problemsOfService({ fields: 'nonsense' })).toEqual({});
  });

  it('reads a form as it was typed', () => {
    const form = new FormData();
    form.set('name', ' <b>Sunita</b> ');
    form.set('isDefault', 'on');
    expect(readAddress(form)).toMatchObject({ name: '<b>Sunita</b>', isDefault: true, village: '' });
  });
});
