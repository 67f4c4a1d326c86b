import type { FieldId } from '#facts/facts.ts';
import { leaveOutAnimals } from '#interview/conversation/leave-out-animals.ts';
import { leaveOutBenefits } from '#interview/conversation/leave-out-benefits.ts';
import { leaveOutSelf } from '#interview/conversation/leave-out-self.ts';
import { leaveOutTheDead } from '#interview/conversation/lost-people.ts';
import type { Interview } from '#interview/interview.ts';
import { leaveOutMinors } from '#interview/leave-out-minors.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** The value of a fact without those who cannot stand in it: animals, benefits, the maker, the dead and minors; and why each was left out. */
export const leaveOutOthers = (
  { interview, message, today }: { readonly interview: Interview; readonly message: string; readonly today: PlainDate },
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  const { facts } = interview;
  const steps = [
    (before: unknown) => leaveOutAnimals(message, field, before),
    (before: unknown) => leaveOutBenefits(field, before),
    (before: unknown) => leaveOutSelf(facts, field, before),
    (before: unknown) => leaveOutTheDead(interview, field, before),
    (before: unknown) => leaveOutMinors({ facts, today }, field, before),
  ];
  return steps.reduce(
    (before, step) => {
      const after = step(before.value);
      return { value: after.value, notes: [...before.notes, ...after.notes] };
    },
    { value, notes: [] as readonly string[] },
  );
};
