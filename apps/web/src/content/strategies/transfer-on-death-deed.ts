import { usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const transferOnDeathDeed: StrategyText = {
  description: [
    'A transfer-on-death deed names who receives your real estate when you die. You sign it, have it notarized and record it with the county while you live. Until your death nothing changes: you may sell, mortgage, rent or revoke, and the person named has no say and no share. At death the property passes outside probate to whoever was named and survived you.',
    'Thirty-four states and the District of Columbia have such a law, several under the name beneficiary deed, most of them modelled on the Uniform Real Property Transfer on Death Act of 2009. The law that counts is that of the state in which the land lies, not the one in which you live. For one home and a short list of heirs it does at small cost what a living trust does for the same home. It plans for death alone: it does nothing while you are ill.',
  ],
  benefits: [
    {
      name: 'No probate for the home',
      text: 'Heirs usually record a death certificate and an affidavit instead of opening an estate.',
    },
    {
      name: 'Full control',
      text: 'The deed is revocable by a later recorded instrument, even if it says otherwise (Uniform Act § 6).',
    },
    {
      name: 'A new basis at death',
      text: 'Since you own the property until you die, its basis for income tax becomes its value at death (IRC § 1014), which a gift in life would lose.',
    },
    {
      name: 'Small cost',
      text: 'A form, a notary and a recording fee; no new tax number, no separate accounts, no yearly return.',
    },
  ],
  commonUses: [
    'A widow or single owner with one home and adult children who get along.',
    'Owners whose estate would otherwise be small enough for a summary procedure.',
    'A backup for a house that was never deeded into a living trust; the trustee can be named as beneficiary.',
    'Vacant land or a share in a family cabin in another state, which would need a second probate there.',
  ],
  legalRequirements: [
    {
      name: 'A state that allows it',
      text: 'Among those that had no statute when this guide was written are Florida, Michigan, Pennsylvania, New Jersey, North Carolina, South Carolina, Tennessee and Massachusetts. Florida and Michigan know the Lady Bird deed instead.',
    },
    {
      name: 'Essentials of a deed',
      text: 'Full legal description, names of all owners, a statement that the transfer happens at death, signature and acknowledgment. A street address is not a legal description.',
    },
    {
      name: 'Recorded before death',
      text: 'A deed found in a drawer is worth nothing (Uniform Act § 9). California wants it recorded within 60 days of the notary’s date, and two witnesses (Prob. Code §§ 5624 to 5626). New York, Illinois and Georgia ask for two witnesses as well.',
    },
    {
      name: 'Capacity',
      text: 'The same capacity as for a will (Uniform Act § 8). An agent under a power of attorney may sign only where the power and the state law say so.',
    },
    {
      name: 'Survival',
      text: 'A beneficiary must outlive you, in several states by 120 hours. Without an alternate, a share that lapses may fall into your estate.',
    },
  ],
  tips: [
    'Copy the legal description from your own recorded deed, letter for letter.',
    'Name alternates, and say whether a deceased child’s share goes to that child’s children, if your statute allows it.',
    'If you own with somebody else, find out how: with survivorship the deed works only for the last to die.',
    'Keep the deed in step with your will and trust. A will cannot revoke a recorded transfer-on-death deed.',
    'Ask the county recorder which cover sheet and transfer tax form it wants; many deeds are returned for that alone.',
    'Tell your homeowner’s insurer and leave a note for the heirs: cover may stop shortly after death.',
  ],
  considerations: [
    {
      name: 'Debts follow the land',
      text: 'Mortgages and liens stay, and creditors of your estate may reach the property for a time after death (Uniform Act § 15 and state variants). Many states also recover Medicaid costs from it (42 U.S.C. § 1396p(b)).',
    },
    {
      name: 'Nothing for incapacity',
      text: 'If you cannot sign, nobody can sell the house under this deed. A trust or a power of attorney is needed for that.',
    },
    {
      name: 'Minors and vulnerable heirs',
      text: 'A child who inherits a house outright needs a guardian or custodian, and an heir on SSI can lose benefits. A trust fits better.',
    },
    {
      name: 'Several owners at once',
      text: 'Three heirs with equal shares must agree on every repair and on the sale. One unwilling owner means a partition suit.',
    },
    {
      name: 'Title insurance',
      text: 'Insurers may ask for a waiting period or releases before the heirs can sell. Find out early if a quick sale matters.',
    },
  ],
  bestStates: [
    {
      name: 'Texas',
      text: 'A clear statute close to the uniform act, with its own rules on revocation, creditors and alternates (Estates Code ch. 114).',
    },
    { name: 'Arizona', text: 'Beneficiary deeds with a statutory form and long practice (A.R.S. § 33-405).' },
    {
      name: 'Colorado',
      text: 'Statutory forms for deed and revocation (C.R.S. §§ 15-15-401 to 15-15-415), but note its rule on Medicaid applicants.',
    },
    {
      name: 'Ohio',
      text: 'Uses a recorded designation affidavit rather than a deed (R.C. §§ 5302.22 and 5302.23), with four kinds of ownership covered.',
    },
  ],
  sources: [
    { label: 'Uniform Real Property Transfer on Death Act (2009) §§ 5 to 15' },
    { label: 'Texas Estates Code chapter 114', url: 'https://statutes.capitol.texas.gov/Docs/ES/htm/ES.114.htm' },
    { label: 'Arizona Revised Statutes § 33-405', url: 'https://www.azleg.gov/ars/33/00405.htm' },
    {
      label: 'California Probate Code §§ 5600 to 5698',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displayexpandedbranch.xhtml?tocCode=PROB',
    },
    { label: 'Ohio Revised Code § 5302.22', url: 'https://codes.ohio.gov/ohio-revised-code/section-5302.22' },
    usCode(26, '1014', 'basis of property from a decedent'),
    usCode(42, '1396p', 'Medicaid liens and recovery, subsection (b)'),
    usCode(12, '1701j-3', 'due-on-sale clauses, subsection (d)'),
  ],
};
