import type { Card } from '#document-type/card.ts';

/** Companies, charities and tax documents of the catalogue. */
export const companyCards: readonly Card[] = [
  {
    id: 'anonymous-llc',
    name: 'Anonymous LLC',
    description:
      'A company in a state whose public filing does not name the owners. Lawful privacy from the register, not from courts or tax authorities.',
    category: 'Entity Structures',
    benefits: [
      'Keeps owners off the public register',
      'Operating agreement with confidentiality terms',
      'Organizer resigns after filing',
      'Says plainly where disclosure is due',
    ],
    badges: ['Privacy', 'WY, NM or DE', 'Lawful Use', 'Operating Agreement'],
  },
  {
    id: 's-corporation',
    name: 'S Corporation',
    description: 'A corporation with the papers and covenants that an S election needs.',
    category: 'Entity Structures',
    benefits: [
      'Bylaws, consent and shareholder agreement',
      'Data for Form 2553',
      'Guards eligibility to stay an S corporation',
      'Buy-sell terms for shareholders',
    ],
    badges: ['Form 2553', 'One Class of Stock', 'Bylaws', 'Eligibility Covenants'],
  },
  {
    id: 'c-corporation',
    name: 'C Corporation',
    description: 'A corporation with certificate, bylaws, organizational consent and stock ledger.',
    category: 'Entity Structures',
    benefits: [
      'Any number and kind of shareholders',
      'Classes of shares and preferences',
      'Indemnity and liability limits',
      'Ready for investors',
    ],
    badges: ['Certificate', 'Bylaws', 'Stock Ledger', 'Investors'],
  },
  {
    id: 'holding-company',
    name: 'Holding Company',
    description: 'A parent company that owns your other companies and keeps them apart.',
    category: 'Entity Structures',
    benefits: [
      'One owner for several companies',
      "Intercompany terms at arm's length",
      'Separateness covenants',
      'Succession through a trust as member',
    ],
    badges: ['Parent Entity', 'Subsidiaries', 'Separateness', 'Succession'],
  },
  {
    id: 'private-foundation',
    name: 'Private Foundation',
    description: 'A charitable corporation or trust with every clause that the foundation rules require.',
    category: 'Charitable Organizations',
    benefits: [
      'Gives a family purpose a lasting form',
      'Contains the section 508(e) clauses',
      'Conflict policy and grant rules',
      'Prepared for Form 1023',
    ],
    badges: ['501(c)(3)', 'Form 1023', 'Grant Making', 'Family Governance'],
  },
  {
    id: 'church-ministry',
    name: 'Church or Ministry',
    description: 'A nonprofit religious corporation or association with independent governance.',
    category: 'Charitable Organizations',
    benefits: [
      'Worship and creed in your own words',
      'Independent approval of pay',
      'Dissolution to another charity',
      'Housing allowance resolution',
    ],
    badges: ['Religious Nonprofit', '501(c)(3)', 'Governance', 'Housing Allowance'],
  },
  {
    id: 'cost-segregation',
    name: 'Cost Segregation',
    description: 'An engagement and owner file for a cost segregation study by an engineer and your CPA.',
    category: 'Tax Optimization',
    benefits: [
      'Puts scope, data and fee in writing',
      'Lists what the engineer needs',
      'Instructions for Form 3115',
      'Support in an examination',
    ],
    badges: ['Engagement', 'Depreciation', 'Form 3115', 'With Your CPA'],
  },
  {
    id: '1031-exchange',
    name: '1031 Exchange',
    description:
      'Exchange agreement, assignment, notices and identification letter for a like-kind exchange of real property.',
    category: 'Tax Optimization',
    benefits: [
      'Qualified intermediary agreement',
      '45- and 180-day dates worked out',
      'Notices to the other parties',
      'Keeps sale money out of your hands',
    ],
    badges: ['Like-Kind', 'Real Property', '45/180 Days', 'Intermediary'],
  },
  {
    id: 'opportunity-zone',
    name: 'Opportunity Zone',
    description: "Organizing documents for a qualified opportunity fund and the investor's election sheet.",
    category: 'Tax Optimization',
    benefits: [
      'Fund papers with the statement of purpose',
      '90% asset test built in',
      'Dates for the 180-day window',
      'Forms 8996 and 8997 prepared',
    ],
    badges: ['QOF', 'IRC 1400Z-2', 'Capital Gains', '10-Year Plan'],
  },
  {
    id: 'captive-insurance',
    name: 'Captive Insurance',
    description: 'A feasibility and formation package for a captive insurance company, not an operating insurer.',
    category: 'Tax Optimization',
    benefits: [
      'Business plan and governance',
      'Draft policy schedule',
      'Risk distribution addressed',
      'Reportable transaction rules stated',
    ],
    badges: ['Feasibility', 'IRC 831(b)', 'Domicile License', 'Actuary Needed'],
  },
];
