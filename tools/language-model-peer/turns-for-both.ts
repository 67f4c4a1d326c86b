/** One message to an open question, and what is known after it, whoever reads. */
export interface TurnForBoth {
  readonly type: string;
  readonly asked: string;
  readonly known: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** What the message tells, and what a model therefore answers. */
  readonly told: Readonly<Record<string, unknown>>;
}

const maker = { grantorName: 'Hilda Brandt' };
const karl = { name: 'Karl Brandt', relationship: 'son' };
const erna = { name: 'Erna Brandt', relationship: 'daughter' };
const family = { ...maker, children: [karl, erna] };

type Row = readonly [asked: string, message: string, told: Readonly<Record<string, unknown>>];

const of = (type: string, known: TurnForBoth['known'], rows: readonly Row[]): readonly TurnForBoth[] =>
  rows.map(([asked, message, told]) => ({ type, known, asked, message, told }));

export const turnsForBoth: readonly TurnForBoth[] = [
  of('living-trust', {}, [
    ['grantorName', 'good morning, my name is Hilda Brandt', { grantorName: 'Hilda Brandt' }],
    ['grantorName', 'Hello there. I am afraid I do not know where to begin.', {}],
  ]),
  of('living-trust', maker, [
    ['grantorDateOfBirth', 'I was born on May 9, 1957, in a farmhouse', { grantorDateOfBirth: '1957-05-09' }],
    [
      'grantorAddress',
      'we moved to 44 Quarry Road, Bend, OR 97701 last spring',
      { grantorAddress: '44 Quarry Road, Bend, OR 97701', grantorState: 'OR' },
    ],
    ['maritalStatus', 'I have been widowed for six years now', { maritalStatus: 'Widowed' }],
    ['maritalStatus', 'divorced, thank heavens', { maritalStatus: 'Divorced' }],
    ['children', 'I have two, my son Karl Brandt and my daughter Erna Brandt', { children: [karl, erna] }],
    ['children', 'there is only my daughter Erna Brandt', { children: [erna] }],
    ['children', 'we never had any children', { children: [] }],
    [
      'assets',
      'my house at 44 Quarry Road and a savings account at Chase',
      {
        assets: [
          { description: 'house at 44 Quarry Road', category: 'realEstate' },
          { description: 'savings account at Chase', category: 'bank' },
        ],
      },
    ],
  ]),
  of('living-trust', family, [
    [
      'beneficiaries',
      '60 percent for my son Karl Brandt and 40 percent for my daughter Erna Brandt',
      {
        beneficiaries: [
          { ...karl, percentage: 60 },
          { ...erna, percentage: 40 },
        ],
      },
    ],
    ['beneficiaries', 'everything goes to my daughter Erna Brandt', { beneficiaries: [{ ...erna, percentage: 100 }] }],
    [
      'beneficiaries',
      'Karl and Erna in equal shares',
      {
        beneficiaries: [
          { ...karl, percentage: 50 },
          { ...erna, percentage: 50 },
        ],
      },
    ],
    ['contingentBeneficiaries', 'then it goes to my heirs at law', { contingentBeneficiaries: 'heirsAtLaw' }],
    ['successorTrustee', 'my daughter Erna Brandt should do that', { successorTrustee: erna }],
    [
      'successorTrustee',
      'I would want my friend Lotte Sommer to take over',
      { successorTrustee: { name: 'Lotte Sommer', relationship: 'friend' } },
    ],
    ['initialTrustee', 'I will do it myself', { initialTrustee: [{ name: 'Hilda Brandt' }] }],
    ['incapacityTest', 'I would leave that to two physicians', { incapacityTest: 'twoPhysicians' }],
    [
      'successorTrustee',
      'Well, after my stroke it has been Erna Brandt who did everything, so let it be her',
      { successorTrustee: erna },
    ],
    [
      'beneficiaries',
      'Karl Brandt gets 30 percent since he has the shop already, and Erna Brandt the other 70 percent',
      {
        beneficiaries: [
          { ...karl, percentage: 30 },
          { ...erna, percentage: 70 },
        ],
      },
    ],
    [
      'successorTrustee',
      'the last time I was in hospital, Lotte Sommer kept everything going, and so she should',
      { successorTrustee: { name: 'Lotte Sommer' } },
    ],
    ['successorTrustee', 'I really cannot make up my mind about that today', {}],
    ['successorTrustee', 'somebody who is good with figures', {}],
  ]),
  of('durable-financial-poa', maker, [
    [
      'agent',
      'it should be my brother Otto Brandt, he lives close by',
      { agent: { name: 'Otto Brandt', relationship: 'brother' } },
    ],
    ['grantorDateOfBirth', 'that was on October 30, 1961', { grantorDateOfBirth: '1961-10-30' }],
  ]),
  of('pour-over-will', family, [
    ['executor', 'my son Karl Brandt shall be the executor', { executor: karl }],
    ['maritalStatus', 'I never married, so single', { maritalStatus: 'Single' }],
  ]),
  of('joint-trust', maker, [['children', 'our son is Karl Brandt', { children: [karl] }]]),
  of('llc-formation', {}, [
    ['llcName', 'we want to call it Brandt Orchards LLC', { llcName: 'Brandt Orchards LLC' }],
    ['formationState', 'it will be formed in Oregon of course', { formationState: 'OR' }],
  ]),
].flat();
