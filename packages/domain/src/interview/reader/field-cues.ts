import type { FieldId } from '#facts/facts.ts';

/** The words by which people call a fact, most particular first. */
export const fieldCues: readonly (readonly [RegExp, FieldId])[] = [
  [/\bfirst trustees?\b|\binitial trustees?\b|\bco-?trustees?\b/u, 'initialTrustee'],
  [
    /\bfurther successors?\b|\b(?:second|next|backup|back-up|alternate) (?:successor )?trustees?\b/u,
    'successorTrustees',
  ],
  [/\bsuccessor agents?\b|\b(?:second|next|backup|back-up|alternate) agents?\b/u, 'successorAgents'],
  [/\bagent\b/u, 'agent'],
  [/\bprotector\b/u, 'trustProtector'],
  [/\bsuccessor|\btrustees?\b/u, 'successorTrustee'],
  [/\bcontingent|\bback-?ups?\b/u, 'contingentBeneficiaries'],
  [/\bbeneficiar|\bshares?\b|\bpercent/u, 'beneficiaries'],
  [/\baddress\b/u, 'grantorAddress'],
  [/\bcounty\b|\bparish\b/u, 'grantorCounty'],
  [/\bbirth|\bborn\b|\bdob\b/u, 'grantorDateOfBirth'],
  [/\bmarital|\bmarried\b|\bdivorce/u, 'maritalStatus'],
  [/\bspouse|\bwife\b|\bhusband\b/u, 'spouseName'],
  [/\b(?:children|kids)\b/u, 'children'],
  [
    /\bwhat happens to (?:my|the|our|your) (?:home|house)\b|\b(?:home|house|residence) (?:plan|rule)\b/u,
    'residencePlan',
  ],
  [/\breceives (?:my|the|our|your) (?:home|house)\b/u, 'residenceRecipient'],
  [/\bassets?\b|\bproperty\b/u, 'assets'],
  [/\bregistered agent\b|\bagent\b/u, 'registeredAgent'],
  [/\borganizer\b/u, 'organizer'],
  [/\bpartnership representative\b/u, 'partnershipRepresentative'],
  [/\bmanagers\b/u, 'managers'],
  [/\bmembers?\b|\bowners?\b|\bpercent/u, 'members'],
  [/\bregistered office\b/u, 'registeredAgentAddress'],
  [/\b(?:main|principal) office\b|\baddress\b/u, 'principalAddress'],
  [/\bcapital\b|\bmoney\b|\bcontribut/u, 'initialCapitalInCents'],
  [/\btax/u, 'taxTreatment'],
  [/\bexecutor\b/u, 'executor'],
  [/\bguardian\b/u, 'guardian'],
  [/\btrust(?:'s)? name\b|\bname of (?:the|my|our) trust\b/u, 'trustName'],
  [/\b(?:pay-?out|distribution) instructions?\b/u, 'distributionInstructions'],
  [/\bpurpose\b/u, 'trustPurpose'],
  [/\bpurpose\b|\bbusiness\b/u, 'businessPurpose'],
  [/\binstructions?\b|\bspecial wish(?:es)?\b|\bnotes?\b/u, 'specialInstructions'],
  [/\bgifts?\b/u, 'specificGifts'],
  [/\bpanel\b/u, 'incapacityPanel'],
  [/\bincapaci|\bphysicians?\b|\bdoctors?\b/u, 'incapacityTest'],
  [/\bleft out\b|\bleave out\b|\bomitted\b/u, 'intentionallyOmitted'],
  [/\bother names?\b/u, 'grantorAka'],
  [/\bstate\b/u, 'grantorState'],
  [/\bstate\b/u, 'formationState'],
  [/\bcompany(?:'s)? name\b|\bname of (?:the|my|our) company\b/u, 'llcName'],
  [/\bmy name\b|\bname\b/u, 'grantorName'],
];

/** The fact that words call, among those that the document has. */
export const calledField = (low: string, has: (field: FieldId) => boolean): FieldId | undefined =>
  fieldCues.find(([cue, field]) => has(field) && cue.test(low))?.[1];
