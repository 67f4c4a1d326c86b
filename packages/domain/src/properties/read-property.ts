import { isEmailAddress } from '#kit/is-email-address.ts';
import { cleanText, invisible } from '#facts/clean-text.ts';
import { isStateCode, type StateCode } from '#law/state-code.ts';
import type { Cents } from '#kit/money.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import {
  propertyConditions,
  propertyTypes,
  type PropertyCondition,
  type PropertyType,
} from '#properties/property-choices.ts';

/** What a person typed about a property and about themselves; empty where they typed nothing. */
export interface TypedProperty {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly propertyType: string;
  readonly condition: string;
  readonly estimatedValueInCents: Cents | null;
  readonly notes: string;
  readonly submitterName: string;
  readonly submitterPhone: string;
  readonly submitterEmail: string;
}

/** A property as it is kept: cleaned, checked, null where nothing was said. */
export interface Property {
  readonly address: string;
  readonly city: string;
  readonly state: StateCode;
  /** Five digits, or nine as `12345-6789`. */
  readonly zipCode: string;
  readonly propertyType: PropertyType | null;
  readonly condition: PropertyCondition | null;
  readonly estimatedValueInCents: Cents | null;
  readonly notes: string;
  readonly submitterName: string;
  readonly submitterPhone: string;
  /** Lower case. */
  readonly submitterEmail: string;
}

/** What is wrong with one field, in words for the person. */
export interface PropertyMistake {
  readonly field: keyof TypedProperty;
  readonly message: string;
}

/** The most that an estimated value may be: a hundred billion dollars. */
export const highestValueInCents: Cents = 10_000_000_000_000;

/** Cleans and checks a property; a refusal names every mistake in the order of the form. */
export const readProperty = (typed: TypedProperty): Result<Property, readonly PropertyMistake[]> => {
  const mistakes: PropertyMistake[] = [];
  const note = (field: keyof TypedProperty, message: string): void => void mistakes.push({ field, message });
  const required = (field: TextField, message: string): string => {
    const text = cleanText(typed[field]);
    if (!text) note(field, message);
    return text;
  };

  const address = required('address', 'Please enter the street address of the property.');
  const city = required('city', 'Please enter the city.');
  const state = cleanText(typed.state).toUpperCase();
  if (!isStateCode(state)) note('state', 'Please choose the state.');
  const zipCode = required('zipCode', 'Please enter the ZIP code.').replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2');
  if (zipCode && !/^\d{5}(-\d{4})?$/.test(zipCode)) note('zipCode', 'A ZIP code has five digits, or nine.');
  const propertyType = oneOf(propertyTypes, typed.propertyType);
  if (propertyType === undefined) note('propertyType', 'Please choose one of the property types.');
  const condition = oneOf(propertyConditions, typed.condition);
  if (condition === undefined) note('condition', 'Please choose one of the conditions.');
  const { estimatedValueInCents } = typed;
  if (estimatedValueInCents !== null && !isPlausible(estimatedValueInCents)) {
    note('estimatedValueInCents', 'Please enter an amount in dollars, such as 450,000.');
  }
  const submitterName = required('submitterName', 'Please enter your name.');
  const submitterPhone = required('submitterPhone', 'Please enter a phone number at which we can reach you.');
  if (submitterPhone && !isPhoneNumber(submitterPhone)) {
    note('submitterPhone', 'Please enter the phone number with its area code.');
  }
  const submitterEmail = required('submitterEmail', 'Please enter your email address.').toLowerCase();
  if (submitterEmail && !isEmailAddress(submitterEmail)) {
    note('submitterEmail', 'Please enter a valid email address.');
  }

  // Without a mistake every choice has been recognised.
  if (mistakes.length > 0 || !isStateCode(state) || propertyType === undefined || condition === undefined) {
    return refuse(mistakes);
  }
  const notes = typed.notes.normalize('NFC').replace(invisible, '').trim();
  const said = { address, city, state, zipCode, propertyType, condition, estimatedValueInCents, notes };
  return ok({ ...said, submitterName, submitterPhone, submitterEmail });
};

type TextField = Exclude<keyof TypedProperty, 'estimatedValueInCents'>;

/** The chosen id, null for no choice, undefined for one that is not offered. */
const oneOf = <Id extends string>(choices: readonly { readonly id: Id }[], typed: string): Id | null | undefined =>
  typed === '' ? null : choices.find(({ id }) => id === typed)?.id;

const isPlausible = (cents: Cents): boolean => Number.isInteger(cents) && cents >= 0 && cents <= highestValueInCents;

/** Ten digits or more, however they are grouped; a number abroad has up to fifteen (ITU-T E.164), and an extension. */
const isPhoneNumber = (text: string): boolean => {
  const [number = ''] = text.split(/\s*(?:x|ext\.?|extension)\s*\d+$/i);
  const digits = number.replaceAll(/\D/g, '');
  return /^[+\d][\d\s().-]*$|^\(\d[\d\s().-]*$/.test(number) && digits.length >= 10 && digits.length <= 15;
};
