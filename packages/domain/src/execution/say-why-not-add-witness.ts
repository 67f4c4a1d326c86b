import { witnessLimit, type AddWitnessRefusal } from '#execution/refusals.ts';

interface Said {
  readonly title: string;
  readonly message: string;
}

/** Why nobody can be added as a witness, in words; `noun` is what the document is called: `trust`, `operating agreement`. */
export const sayWhyNotAddWitness = (refusal: Exclude<AddWitnessRefusal, 'may-be-named'>, noun: string): Said =>
  refusal === 'too-many-witnesses'
    ? {
        title: 'Maximum Witnesses Reached',
        message: `You can only add up to ${witnessLimit} witnesses for ${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}.`,
      }
    : whyNoWitness[refusal];

/** What is asked before somebody becomes a witness, or the notary, whose name is like that of a person in the document. */
export const askWhetherNamed = (asked: {
  readonly name: string;
  readonly like: string;
  readonly office: 'witness' | 'notary';
}): Said => ({
  title: 'Is This the Same Person?',
  message: `Is ${asked.name} the ${asked.like} who is named in the document? A ${asked.office} should have no part in it.`,
});

/** The words for every reason that is the same whatever the document is. */
export const whyNoWitness = {
  'takes-no-witnesses': {
    title: 'No Witnesses Needed',
    message: 'This document has no lines for witnesses: those whom it names sign it themselves.',
  },
  'missing-name-or-email': {
    title: 'Missing Information',
    message: 'Please provide both name and email for the witness.',
  },
  'invalid-name': {
    title: 'Check the Name',
    message:
      'Please write the full name on one line, in plain letters of one alphabet: without web or email addresses and long numbers, in at most 80 characters.',
  },
  'invalid-email': { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  'duplicate-email': { title: 'Duplicate Email', message: 'This email is already added as a witness.' },
  'own-email': {
    title: 'Choose Someone Else',
    message: 'You cannot be a witness of your own document. Please name another person.',
  },
  'cosigner-email': {
    title: 'Choose Another Address',
    message: 'This address belongs to somebody who signs the document too. Please use an address of the witness.',
  },
  'named-in-document': {
    title: 'Choose Someone Else',
    message: 'This person is named in the document. A witness should have no part in it; please name another person.',
  },
} as const satisfies Record<Exclude<AddWitnessRefusal, 'too-many-witnesses' | 'may-be-named'>, Said>;
