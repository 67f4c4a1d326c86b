import type { TermWords } from '#assembly/term-words.ts';

/** The defined terms of an operating agreement. A term is capitalised wherever it is used in its defined meaning. */
export const llcTerms: TermWords = {
  member: ['Member', 'Members'],
  company: ['Company', 'Company'],
  act: ['Act', 'Act'],
  agreement: ['Agreement', 'Agreement'],
  interest: ['Membership Interest', 'Membership Interests'],
  percentage: ['Percentage Interest', 'Percentage Interests'],
  majority: ['Majority in Interest', 'Majority in Interest'],
  transfer: ['Transfer', 'Transfers'],
  taxCode: ['Tax Code', 'Tax Code'],
  capitalAccount: ['Capital Account', 'Capital Accounts'],
  manager: ['Manager', 'Managers'],
  majorDecision: ['Major Decision', 'Major Decisions'],
  buyOutEvent: ['Buy-Out Event', 'Buy-Out Events'],
};
