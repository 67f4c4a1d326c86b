import type { FieldId } from '#facts/facts.ts';
import { changePeople, isPeopleField } from '#facts/people-in.ts';
import { animalsNamed, isAnimal } from '#interview/acts/animals-named.ts';

/** The value of a fact without the animals of the message, which neither inherit nor serve, and why one was left out. */
export const leaveOutAnimals = (
  message: string,
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  const animals = animalsNamed(message);
  if (!isPeopleField(field) || !animals.isSaid) return { value, notes: [] };
  let isLeft = false;
  const left = changePeople(value as Parameters<typeof changePeople>[0], (name) => {
    if (!isAnimal(animals, name)) return name;
    isLeft = true;
    return undefined;
  });
  return isLeft ? { value: left, notes: [noAnimal] } : { value, notes: [] };
};

/** What is said where an animal is named for a person, or told where people or property are asked. */
export const noAnimal =
  'An animal can neither receive property nor serve, so I have put it nowhere in the document yet; a person who cares for it can be named, and can receive something for its care.';
