import { clause } from '#assembly/clause.ts';
import { named, thatOne } from '#assembly/grammar.ts';
import type { Prose } from '#assembly/draft.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/will.ts';
import { signsAs } from '#facts/is-organization.ts';
import * as trust from '#facts/trust.ts';
import { willRule } from '#law/will-rule.ts';

/** Who carries the will out, in order. */
export const nomination = clause({
  id: 'executor.nomination',
  heading: 'Nomination of the Executor',
  source: own('Uniform Probate Code 3-203'),
  facts: [derived.executorsInLine],
  defines: ['executor'],
  body: ({ executorsInLine: [first, ...next] }, { define }) => [
    para(
      p`The Testator nominates ${first ? named('executor', first) : []} as executor. The word ${define('executor')} means the personal representative, under whatever name the law uses, who serves at the time in question.`,
    ),
    ...(next.length === 0
      ? [
          para(
            p`If ${thatOne(first)} does not qualify or ceases to serve, the person or institution whom a majority, by number, of the adults who take under this will, at once or through a trust, nominate in writing is nominated instead.`,
          ),
        ]
      : [
          para(
            p`If ${thatOne(first)} does not qualify or ceases to serve, the following ${next.length === 1 ? `${next.map(signsAs).join()} is` : 'persons are'} nominated ${next.length === 1 ? 'instead' : 'instead, one after the other in this order'}:`,
          ),
          list(next.map((one) => p`${named('executor', one)}.`)),
          para(
            p`If no one so named serves, the person or institution whom a majority, by number, of the adults who take under this will, at once or through a trust, nominate in writing is nominated instead.`,
          ),
        ]),
  ],
});

/** Bond, and as little of the court as the law allows. */
export const administration = clause({
  id: 'executor.administration',
  heading: 'Bond and Independent Administration',
  source: own('Uniform Probate Code 3-603', 'Uniform Probate Code 3-704'),
  facts: [trust.bondRequired],
  body: ({ bondRequired }, { law }) => [
    para(
      bondRequired
        ? p`Every Executor shall give the bond that the law or the court requires, at the expense of the estate.`
        : p`No Executor is required to give bond or other security in any jurisdiction, or, if the law requires a bond all the same, to have a surety on it.`,
    ),
    para(
      p`The Executor shall administer the estate without the supervision of a court, to the fullest extent that the law permits. The Testator asks for independent, informal, or unsupervised administration with full authority, whatever name the law has for it.${independence(law && willRule(law).independentAdministration)}`,
    ),
    para(
      p`The Executor is entitled to reasonable compensation, may waive it, and is reimbursed for proper expenses. If the Executor cannot act in another jurisdiction, the Executor may nominate a person or institution to act there as ancillary executor, without bond to the same extent.`,
    ),
  ],
});

const independence = (words: string | undefined): Prose => (words === undefined ? [] : p` ${words}`);

/** What the executor may do without asking a court. */
export const powers = clause({
  id: 'executor.powers',
  heading: 'Powers of the Executor',
  source: own('Uniform Probate Code 3-715'),
  body: () => [
    para(
      p`In addition to the powers that the law gives, and without the order of a court, the Executor may, as to any property of the estate:`,
    ),
    list([
      p`retain it, or sell it at public or private sale, lease, exchange, mortgage, or improve it, real or personal, for any period and on any terms;`,
      p`invest as a prudent investor would, borrow from anyone, and lend to the Trustee or buy from the Trustee at fair value;`,
      p`continue, reorganize, sell, or wind up a business;`,
      p`pay, contest, compromise, or release claims for or against the estate;`,
      p`employ and pay attorneys, accountants, appraisers, and other agents, and delegate to them what a prudent person would;`,
      p`make elections under tax laws, join in returns with a surviving husband or wife, allocate exemptions, and disclaim interests;`,
      p`insure, store, ship, and sell tangible things, and care for or rehome pets, at the expense of the estate;`,
      p`distribute in cash or in kind, in undivided interests, and not in proportion, at current values, and directly to those to whom the Trustee would distribute, if the Trustee agrees; and`,
      p`do everything else that an owner could do and that a prudent person would do to settle the estate promptly.`,
    ]),
  ],
});

/** Accounts and files that exist in electronic form. */
export const digital = clause({
  id: 'executor.digital',
  heading: 'Digital Assets',
  source: own('Revised Uniform Fiduciary Access to Digital Assets Act 4 and 7'),
  body: () => [
    para(
      p`The Testator consents to the disclosure to the Executor of the electronic records in which the Testator has a right or interest, including the content of electronic communications, and the Executor may access, manage, copy, transfer, and close the accounts of the Testator. A direction given by the Testator in the online tool of a custodian prevails over this Section for that account.`,
    ),
  ],
});

/** What protects whoever serves, and whoever deals with them. */
export const reliance = clause({
  id: 'executor.reliance',
  heading: 'Liability and Reliance',
  source: own('Uniform Probate Code 3-703', 'Uniform Probate Code 3-714'),
  body: () => [
    para(
      p`An Executor who acts in good faith and with reasonable care, diligence, and prudence is not liable for an error of judgment or for the acts of a predecessor. The receipt of the Trustee discharges the Executor for property delivered. A person who deals with the Executor in good faith need not inquire into the powers of the Executor or see to the application of money or property.`,
    ),
  ],
});
