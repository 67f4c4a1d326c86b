import type { Answers } from '#steps/converse.ts';

/** What the owner of the main journey types; each fact must stand in the signed document. */
export const family = {
  grantor: 'Marisol Okonkwo-Reyes',
  street: '4417 Duval Street Apt 6',
  city: 'Austin',
  county: 'Travis',
  spouse: 'Tomás Reyes',
  children: ['Adaeze Okonkwo', 'Teo Reyes'],
  successor: 'Ifeoma Okonkwo',
  contingent: 'Rosa Delgado',
  assets: ['Schwab brokerage account', 'Subaru Outback'],
} as const;

export const familyAnswers: Answers = [
  // The family has its own name, whoever's account it is.
  [/full legal name: (?!Marisol Okonkwo-Reyes\b)[\s\S]*Is that still right\?/, 'This is for somebody else'],
  [/Is that still right\?/, 'Yes, that is right'],
  [/everything (is )?correct|please (check|review)|is (all of )?this (right|correct)/i, 'Yes, everything is correct'],
  [/usual settings|I suggest/i, 'Yes, use these'],
  [/What is your full legal name/, `My name is ${family.grantor}`],
  [/What is your spouse's full legal name/, family.spouse],
  [/What is your home address/, `${family.street}, ${family.city}, TX 78751`],
  [/Which county/, `${family.county} County`],
  [/What is your date of birth/, 'March 14, 1968'],
  [/single, married/i, 'I am married'],
  [
    /name all of your children/i,
    `Two grown children: my daughter ${family.children[0]} and my son ${family.children[1]}`,
  ],
  [/leave out/i, 'Skip for now'],
  [/manage the trust from the start/i, 'I will do it myself'],
  [/successor trustee if/i, `my sister ${family.successor}`],
  [/next in line/i, 'Nobody else'],
  [
    /receive your property after your death/i,
    `60% to my daughter ${family.children[0]} and the rest to my son ${family.children[1]}`,
  ],
  [/leaves children, should those/i, 'Yes'],
  [/receive benefits/i, 'None of them'],
  [/receive it if/i, `my friend ${family.contingent}`],
  [/particular thing or sum/i, 'No particular gifts'],
  [/paid out/i, 'Outright'],
  [
    /property should go into the trust/i,
    `Our house at ${family.street}, my ${family.assets[0]} and a 2019 ${family.assets[1]}`,
  ],
  [/should the trust be called/i, 'The Okonkwo-Reyes Family Trust'],
  [/longer manage the trust/i, 'Two physicians'],
  [/happen to your home/i, 'My spouse may live there'],
  [/pour-over will/i, 'Yes'],
  [/anything special/i, 'Skip for now'],
  [/any other name/i, 'Skip for now'],
  [/protector/i, 'Skip for now'],
  [/purpose/i, 'Skip for now'],
  [/is that right|did you mean|Is .* the name/i, 'Yes'],
  [/At what age/, 'Outright, at no particular age'],
];
