import { clause } from '#assembly/clause.ts';
import { named } from '#assembly/grammar.ts';
import { printedDomicile } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as laws from '#derived/laws.ts';
import * as agency from '#facts/agency.ts';
import * as person from '#facts/person.ts';

export const appointment = clause({
  id: 'appointment.agent',
  heading: 'Appointment',
  source: own('Uniform Power of Attorney Act 102(1) and 102(9)'),
  facts: [
    person.grantorName,
    person.grantorAka,
    person.grantorAddress,
    person.grantorCounty,
    person.grantorState,
    laws.homeLaw,
    agency.agent,
  ],
  defines: ['principal', 'agent'],
  body: (facts, { define }) => [
    para(
      p`${party('principal', facts.grantorName)}, of ${given(facts.grantorAddress)}, domiciled in ${printedDomicile({ county: facts.grantorCounty, state: facts.grantorState }, facts.homeLaw)}${opt(facts.grantorAka.length > 0, () => p`, also known as ${series(facts.grantorAka.map((name) => [party('principal', name)]))}`)} (the ${define('principal')}), appoints ${named('agent', facts.agent)} as attorney in fact (the ${define('agent')}, which includes every successor who is acting). The Agent may act for the Principal in the matters and on the terms that this instrument states, and in no others.`,
    ),
  ],
});

export const incapacity = clause({
  id: 'appointment.incapacity',
  heading: 'Incapacity',
  source: own('Uniform Power of Attorney Act 102(5)'),
  defines: ['incapacitated'],
  body: (_, { define }) => [
    para(
      p`A person is ${define('incapacitated')} while unable to manage property or business affairs because of an impairment in the ability to receive and evaluate information or to make or communicate decisions, even with the use of technological assistance, or because that person is missing, detained, or outside the United States and unable to return.`,
    ),
  ],
});

export const successors = clause({
  id: 'appointment.successors',
  heading: 'Successor Agents',
  source: own('Uniform Power of Attorney Act 111(b)'),
  facts: [agency.successorAgents],
  when: ({ successorAgents }) => successorAgents.length > 0,
  body: ({ successorAgents }) => [
    para(
      p`If the person who is serving as Agent dies, becomes Incapacitated, resigns, declines to serve, or is no longer qualified, the first of the following who is willing and able to act becomes Agent, with the same authority:`,
    ),
    list(successorAgents.map((one) => p`${named('successorAgent', one)}.`)),
    para(
      p`A successor may state in an affidavit why no one named earlier is serving, and whoever deals with the successor may rely on it. Only one person serves as Agent at a time.`,
    ),
  ],
});

export const marriageEnds = clause({
  id: 'appointment.marriage',
  heading: 'End of a Marriage',
  source: own('Uniform Power of Attorney Act 110(b)(3)'),
  mayRefer: ['appointment.successors'],
  body: (_, { refIf }) => [
    para(
      p`The authority of an Agent who is married to the Principal, or joined to the Principal in a registered domestic partnership or a civil union, ends when an action is filed to dissolve or annul that marriage, partnership, or union, or for their legal separation, whoever files it${refIf('appointment.successors', (section) => p`; then ${section} applies`)}. This does not depend on how the action ends.`,
    ),
  ],
});
