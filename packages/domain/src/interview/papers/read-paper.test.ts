import { describe, expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { cleanPaper } from '#interview/papers/clean-paper.ts';
import { readPaper } from '#interview/papers/read-paper.ts';
import { samplePapers } from '#interview/papers/testing/sample-papers.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { noLaw } from '#law/law-source.ts';

const today = '2026-05-01';
const read = (text: string, plan: QuestionPlan = livingTrustPlan, facts = {}) => {
  const interview = openInterview(plan, undefined, noLaw);
  return readPaper({ ...interview, facts }, cleanPaper(text), today);
};
const found = (text: string, plan?: QuestionPlan): readonly string[] =>
  read(text, plan).findings.map(({ label, display }) => `${label}: ${display}`);

describe('an older trust', () => {
  test('says who made it, where they lived, and the family', () => {
    expect(found(samplePapers.typedTrust)).toEqual(
      expect.arrayContaining([
        'Your full legal name: Margaret Ann Ellison',
        'State of your permanent home: Illinois',
        'County: Peoria',
        'Marital status: Married',
        "Spouse's full legal name: Walter J. Ellison",
        'Your children: Thomas R. Ellison (born March 4, 1961)',
        'Your children: Susan Ellison Grant (born July 19, 1963)',
        'Your children: Peter Ellison (born November 30, 1967)',
      ]),
    );
  });

  test('says who serves after the maker, and who comes next', () => {
    expect(found(samplePapers.typedTrust)).toEqual(
      expect.arrayContaining([
        'Successor trustee: Susan Ellison Grant (daughter)',
        'Further successor trustees, in order: Peter Ellison (son)',
      ]),
    );
  });

  test('lists its property with the last four digits of a number alone', () => {
    const { findings } = read(samplePapers.typedTrust);
    const property = findings.filter(({ field }) => field === 'assets');
    expect(property.map(({ display }) => display)).toEqual([
      'Residence at 812 Maple Avenue, Peoria, IL 61602',
      'First National Bank of Peoria savings account ending in 1297',
      '400 shares of Caterpillar Inc. stock',
      'Vanguard IRA ending in 5561',
    ]);
    expect(property.map(({ isShortened }) => isShortened)).toEqual([false, true, false, true]);
    expect(property.map(({ display }) => display).join()).not.toMatch(/\d{7}/u);
  });

  test('divides what is left in the shares that it says', () => {
    const shares = read(samplePapers.typedTrust).findings.filter(({ field }) => field === 'beneficiaries');
    expect(shares.map(({ display }) => display)).toEqual([
      'Thomas R. Ellison (33⅓%)',
      'Susan Ellison Grant (33⅓%)',
      'Peter Ellison (33⅓%)',
    ]);
  });

  test('names nobody who only signed it, saw it signed or took the oath', () => {
    const all = JSON.stringify(read(samplePapers.typedTrust).findings.map(({ value }) => value));
    expect(all).not.toMatch(/Stone|Koster/u);
  });
});

describe('an older will', () => {
  test('says who is executor, who comes next, and who is guardian', () => {
    expect(found(samplePapers.will, pourOverWillPlan)).toEqual(
      expect.arrayContaining([
        'Executor: Grace Okafor (wife)',
        'Further executors, in order: Ngozi Okafor-Reyes',
        'Guardian for minor children: Ngozi Okafor-Reyes',
      ]),
    );
  });

  test('puts nobody into an office who is not wanted there', () => {
    expect(found(samplePapers.will, pourOverWillPlan).join()).not.toContain('Pryce');
  });

  test('says who gets a particular thing or sum', () => {
    expect(found(samplePapers.will)).toEqual(
      expect.arrayContaining([
        'Gifts of particular things or sums: $10,000 to Emeka Obi',
        'Gifts of particular things or sums: 1967 Ford Mustang to Chidi Okafor',
      ]),
    );
  });

  test('takes a share that hangs on a condition without what comes after it', () => {
    const takers = read(samplePapers.will).findings.filter(({ field }) => field === 'beneficiaries');
    expect(takers.map(({ display }) => display)).toEqual(['Grace Okafor (wife)']);
  });
});

describe('who comes next', () => {
  test('is who serves when somebody else cannot, and not who serves when the maker dies', () => {
    const text =
      'Upon my death or incapacity, my son Will Marlowe shall become the successor Trustee. Should Will Marlowe fail to qualify, Carla Dunn shall serve as successor Trustee.';
    expect(found(text)).toEqual([
      'Your children: Will Marlowe (son)',
      'Successor trustee: Will Marlowe (son)',
      'Further successor trustees, in order: Carla Dunn',
    ]);
  });

  test('is never the first, also where the first was not understood', () => {
    expect(found('If my brother is unable to serve, Carla Dunn shall serve as successor Trustee.')).toEqual([
      'Further successor trustees, in order: Carla Dunn',
    ]);
  });

  test('is the first where the maker is the trustee who can no longer serve', () => {
    expect(found('If the initial Trustee is unable to serve, Carla Dunn shall serve as successor Trustee.')).toEqual([
      'Successor trustee: Carla Dunn',
    ]);
  });
});

test('whoever comes after a trustee whose place is not plain has no plain place', () => {
  expect(found('I appoint Ann Moss as Trustee. If Ann Moss cannot serve, Bo Moss shall serve as Trustee.')).toEqual([]);
});

test('the children of somebody else are not those of the maker', () => {
  expect(found('My brothers have two children: Al Moss and Bo Moss. My sister has one child, Cy Dunn.')).toEqual([]);
});

describe('a list', () => {
  test('of accounts gives one item of property a row, and none for the total', () => {
    expect(read(samplePapers.bankList).findings.map(({ value }) => value)).toEqual([
      expect.objectContaining({ description: 'Chase Checking ending in 6789', estimatedValueInCents: 1_234_055 }),
      expect.objectContaining({ description: 'Wells Fargo, N.A. Savings ending in 8899', category: 'bank' }),
      expect.objectContaining({ description: 'Fidelity Roth IRA ending in 5678', category: 'retirement' }),
    ]);
  });

  test('of the family gives the maker, the spouse and the children, and nobody for whom there is no question', () => {
    const all = found(samplePapers.familyList);
    expect(all).toEqual(
      expect.arrayContaining([
        'Your full legal name: Rosa Delgado',
        'Date of birth: April 12, 1958',
        'Home address: 77 Pine Street, Mesa, AZ 85201',
        "Spouse's full legal name: Miguel Delgado",
        'Your children: Lucia Delgado Park (daughter, born September 30, 1984)',
        'Your children: Andres Delgado (son, born January 5, 1988)',
      ]),
    );
    expect(all.join()).not.toContain('Teresa');
  });

  test('of the family never gives a social security number', () => {
    const values = JSON.stringify(read(samplePapers.familyList).findings.map(({ value }) => value));
    expect(values).not.toMatch(/123-?45|222-?33/u);
  });

  test('in a note is read line by line', () => {
    const all = found(samplePapers.note);
    expect(all).toEqual(
      expect.arrayContaining([
        'Your full legal name: Harriet Lindqvist',
        'Date of birth: August 2, 1949',
        "Spouse's full legal name: Olaf Lindqvist",
        'Your children: Karin Lindqvist Moore (daughter, born June 14, 1975)',
        'Your children: Erik Lindqvist (born February 3, 1978)',
        'Property that goes in: US Bank checking ending in 4471',
      ]),
    );
    expect(all.join()).not.toMatch(/Dana|Joan/u);
  });
});

test.each([
  'Mr. Alan Turner, our trustee, resigned in 2004. Jane Coe was trustee until 1999.',
  "My wife's cousin Ed Long is a dentist. My daughter's teacher, Ms. Amy Fox, moved.",
  'I do not appoint Gary Stone as executor. Should I name Ann Bell as trustee?',
  'The children of my sister, Kim Lo and Jay Lo, live abroad.',
  'I have three dogs: Max Power, Rex King and Sam Rock.',
  'My ex-husband, Rob Dale, gets nothing. My late wife Sue Dale loved roses.',
  'I was married to Pam Dale until 1990. My stepson Tim Hart is a pilot.',
  'I appoint Nina Holt, M.D. as my health care agent.',
  'Frank Stone has agreed to be guardian of my cat.',
])('%s proposes nothing', (text) => {
  expect([...found(text), ...found(text, pourOverWillPlan)]).toEqual([]);
});

describe('beside what is recorded', () => {
  test('something else shows both', () => {
    const { findings } = read('My wife is Grace Okafor.', livingTrustPlan, {
      maritalStatus: 'Married',
      spouseName: 'Helen Marsh',
    });
    expect(findings).toEqual([
      expect.objectContaining({ field: 'maritalStatus', standing: 'same' }),
      expect.objectContaining({ field: 'spouseName', standing: 'differs', recorded: 'Helen Marsh' }),
    ]);
  });

  test('somebody of the list who has more beside the name differs, and somebody new is new', () => {
    const { findings } = read('I have two children: Ann Bell, born May 3, 1970, and Bo Bell.', livingTrustPlan, {
      children: [{ name: 'Ann Bell', dateOfBirth: '1971-05-03' }],
    });
    expect(findings.map(({ standing }) => standing)).toEqual(['differs', 'new']);
  });

  test('a paper of somebody else says so', () => {
    expect(read('I, Hugh Dale, make this will.', livingTrustPlan, { grantorName: 'Sue Marsh' }).madeBy).toBe(
      'Hugh Dale',
    );
  });

  test('two answers to one question are rivals', () => {
    const { findings } = read('Successor trustee: Ann Bell\nSuccessor trustee: Bo Bell');
    expect(findings.map(({ hasRival }) => hasRival)).toEqual([true, true]);
  });
});

test('how much was read is told in lines', () => {
  const { lines, understood } = read('Weather was fine.\n\nMy wife is Grace Okafor.\nWe had lunch.');
  expect([lines, understood]).toEqual([3, 1]);
});

test('nothing is read out of nothing', () => {
  expect(read('')).toEqual({ findings: [], lines: 0, understood: 0 });
});
