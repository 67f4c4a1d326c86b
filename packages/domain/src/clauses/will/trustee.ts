import { clause } from '#assembly/clause.ts';
import { named, thatOne } from '#assembly/grammar.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { formerSpouse } from '#clauses/trust/trustee-office.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';

/** Who holds the trust of a will, in order. */
export const appointment = clause({
  id: 'trustees.succession',
  heading: 'Appointment of the Trustee',
  source: own('Uniform Trust Code 701 and 704'),
  facts: [offices.trusteesInLine, makers],
  mayRefer: ['life.ending'],
  body: ({ trusteesInLine: [first, ...next], makers: theMakers }, { refIf }) => [
    para(p`The Testator appoints ${first ? named('trustee', first) : []} as Trustee.`),
    ...(next.length === 0
      ? []
      : [
          para(
            p`If ${thatOne(first)} does not accept the office or ceases to serve, the first of the following who is willing and able to act becomes Trustee instead, and each later one in the order named when those before have failed or ceased to serve:`,
          ),
          list(next.map((one) => p`${named('successorTrustee', one)}.`)),
        ]),
    para(
      p`A Trustee takes office by a signed acceptance after this will is admitted to probate, and needs no order or letters of a court except where the law requires them. A Trustee serves until death, resignation, removal, or Incapacity. The same person may serve as Executor and as Trustee. That no one named earlier is serving may be shown by a death certificate, by a written resignation or declination, or by the affidavit of the Trustee who takes office.`,
    ),
    formerSpouse(theMakers, refIf),
  ],
});
