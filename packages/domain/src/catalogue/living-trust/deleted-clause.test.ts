import { expect, test } from 'vitest';
import { sectionsOf } from '#review/read-document.ts';
import { assembled, reviewed, sealed, settled } from '#catalogue/living-trust/testing/tampered-document.ts';

/** The clauses that a check stands guard over; every other clause may be left out by a later version of the library. */
const guardBySection: Readonly<Record<string, string>> = {
  'declaration.trust': 'RLT1',
  'declaration.name': 'RLT1',
  'declaration.family': 'G3',
  'declaration.pourOver': 'RLT20',
  'life.revocation': 'RLT2',
  'life.irrevocable': 'RLT2',
  'life.distributions': 'RLT5',
  'life.incapacity': 'RLT4',
  'life.health': 'RLT4',
  'life.care': 'RLT4',
  'life.residence': 'RLT15',
  'death.words': 'RLT6',
  'death.survival': 'RLT8',
  'death.debts': 'RLT11',
  'death.gifts': 'RLT10',
  'death.shares': 'RLT6',
  'death.lapse': 'RLT6',
  'death.contingent': 'RLT6',
  'death.ultimate': 'RLT9',
  'death.held': 'RLT7',
  'death.minors': 'RLT7',
  'trustees.initial': 'RLT3',
  'trustees.succession': 'RLT3',
  'trustees.vacancy': 'RLT3',
  'trustees.acting': 'RLT14',
  'trustees.resignation': 'RLT14',
  'trustees.removal': 'RLT14',
  'trustees.protector': 'RLT14',
  'trustees.compensation': 'RLT14',
  'trustees.bond': 'RLT14',
  'trustees.accounting': 'RLT14',
  'trustees.duties': 'RLT14',
  'trustees.reliance': 'RLT14',
  'powers.property': 'RLT13',
  'powers.investment': 'RLT13',
  'powers.realEstate': 'RLT13',
  'powers.business': 'RLT13',
  'powers.borrowing': 'RLT13',
  'powers.kind': 'RLT13',
  'powers.agents': 'RLT13',
  'powers.digital': 'RLT13',
  'powers.insurance': 'RLT13',
  'powers.tax': 'RLT13',
  'general.spendthrift': 'RLT12',
  'general.perpetuities': 'RLT17',
  'general.law': 'G9',
  'general.certification': 'RLT14',
  'general.instructions': 'G27',
};

const facts = settled({ trustProtector: { name: 'Harriet Olmsted' } });
const document = assembled(facts);

for (const [id, check] of Object.entries(guardBySection)) {
  test(`deleting the clause ${id} fails ${check}`, () => {
    expect(sectionsOf(document).map((section) => section.id)).toContain(id);
    const torn = sealed({
      ...document,
      articles: document.articles.map((article) => ({
        ...article,
        sections: article.sections.filter((section) => section.id !== id),
      })),
    });
    const failed = reviewed(torn, facts).filter(({ level }) => level === 'error');
    // A torn clause may also leave its number, its terms, its names or its figures behind; no check of another subject may fail.
    const others = failed.filter(({ check: other }) => ![check, 'G3', 'G4', 'G7', 'G8', 'G20'].includes(other));
    expect(failed.map((finding) => finding.check)).toContain(check);
    expect(others).toEqual([]);
  });
}
