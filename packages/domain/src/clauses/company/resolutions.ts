import { clause } from '#assembly/clause.ts';
import { signatureHere } from '#assembly/forms.ts';
import { given, list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { filingName, filingOffice } from '#clauses/company/filing-words.ts';
import { deciders, governors } from '#clauses/company/governors.ts';
import { signerOf } from '#clauses/company/signer-of.ts';
import * as derived from '#derived/company.ts';
import type { CompanyTax } from '#derived/company.ts';
import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';

/** What the organizer hands over, and what the owners decide first. */
export const resolutions = clause({
  id: 'schedule.resolutions',
  heading: 'Action of the Organizer and First Resolutions',
  source: own('Revised Uniform Limited Liability Company Act 201, 407(d)'),
  facts: [...deciders, company.llcName, company.formationState, terms.organizer, derived.governing, derived.companyTax],
  body: (facts, { law }) => [
    { kind: 'subheading', content: p`Action of the organizer` },
    para(
      p`${party('organizer', facts.organizer.name)}, as organizer of ${given(facts.llcName)}, signs the public filing that forms it (the ${filingName(law)}), delivers it to the ${filingOffice(law, facts.formationState)}, names as first ${facts.members.length === 1 ? 'Member the person' : 'Members the persons'} who signed this Agreement as such, assigns to the Company whatever was acquired for it, and has no further right or duty as organizer once the filing takes effect.`,
    ),
    signatureHere(signerOf(facts.organizer, { id: 'organizer-action', capacity: 'Organizer' })),
    { kind: 'subheading', content: p`First resolutions` },
    para(
      p`${facts.members.length === 1 ? 'The Member resolves' : 'All Members resolve'} in writing and without a meeting, with effect from the formation of the Company:`,
    ),
    list([
      p`The filing made by the organizer is approved and is kept with the records, with the evidence that it was accepted.`,
      p`This Agreement is adopted as the operating agreement of the Company.`,
      p`${series(facts.governing.map((name) => [party('member', name)]))} ${facts.governing.length === 1 ? 'is' : 'are'} confirmed as the ${facts.management === 'manager' ? (facts.governing.length === 1 ? 'first Manager' : 'first Managers') : facts.members.length === 1 ? 'Member who manages the Company' : 'Members who manage the Company'}.`,
      p`${capital(governors(facts))} shall apply for an employer identification number on Form SS-4, open bank accounts in the name of the Company, and sign the resolutions that a bank asks for in its usual form.`,
      p`${taxResolution[facts.companyTax]}`,
      p`The reasonable costs of the formation are borne by the Company${opt(facts.companyTax !== 'disregarded', ', which shall make the elections that tax law allows for them')}.`,
    ]),
  ],
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const taxResolution: Readonly<Record<CompanyTax, string>> = {
  disregarded: 'No election of another tax classification is made.',
  partnership: 'No election of another tax classification is made, and a return on Form 1065 is filed for each year.',
  sCorporation:
    'Form 2553 is signed by all whose consent it needs and is filed within two months and fifteen days after the Company begins its first tax year.',
  cCorporation:
    'Form 8832 is signed and filed, to take effect on the day on which the Company begins its first tax year.',
};
