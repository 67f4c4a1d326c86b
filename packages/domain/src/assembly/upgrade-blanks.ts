import type { BlankEntry } from '#assembly/blank.ts';

/**
 * A stored document whose blanks say what belongs into them. Before entries were kept there were their words alone, which are frozen
 * here as they were then; the same value where nothing is to be added.
 */
export const upgradeBlanks = <Stored>(stored: Stored): Stored => upgraded(stored) as Stored;

const upgraded = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map(upgraded);
    return entries.every((one, index) => one === value[index]) ? value : entries;
  }
  if (isOlderBlank(value)) return { ...value, entry: entryByPurpose[value.purpose] ?? byHand };
  const pairs = Object.entries(value).map(([key, inner]) => [key, upgraded(inner), inner] as const);
  return pairs.every(([, after, before]) => after === before)
    ? value
    : Object.fromEntries(pairs.map(([key, after]) => [key, after]));
};

const isOlderBlank = (value: object): value is { readonly purpose: string } =>
  'kind' in value &&
  value.kind === 'blank' &&
  'purpose' in value &&
  typeof value.purpose === 'string' &&
  !('entry' in value) &&
  !('field' in value);

const ofOfficer = (what: BlankEntry['what']): BlankEntry => ({ what, by: 'officer', when: 'certificate' });
const ofSigner = (what: BlankEntry['what']): BlankEntry => ({ what, by: 'signer', when: 'signing' });

const byHand = ofSigner('words');

const entryByPurpose: Readonly<Record<string, BlankEntry>> = {
  'date of signing': { what: 'date', by: 'maker', when: 'signing' },
  'date of the trust': { what: 'dateOfTrust', by: 'maker', when: 'signing' },
  'name of the person who signs': ofSigner('name'),
  'title of the person who signs': ofSigner('title'),
  'as what that person signs': ofSigner('capacity'),
  'date of the notarial act': ofOfficer('date'),
  'year of the notarial act': ofOfficer('year'),
  'name and title of the notary public': ofOfficer('name'),
  'how the signer was identified': ofOfficer('identification'),
  'place of the notarial act': ofOfficer('place'),
  'county of the notarial act': ofOfficer('place'),
  'place where the notary acts': ofOfficer('place'),
  'kind of organization': ofOfficer('kindOfOrganization'),
  'signature of the witness': { what: 'signature', by: 'witness', when: 'certificate' },
  'name of a witness': ofOfficer('name'),
  'witness who identified the signer': ofOfficer('name'),
  'signature and seal of the notary public': ofOfficer('signature'),
  'end of the commission': ofOfficer('endOfCommission'),
};
