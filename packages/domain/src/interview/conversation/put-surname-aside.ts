import type { Interview } from '#interview/interview.ts';

/** Somebody who was asked for a last name told something else: the name is asked for again at the end, not at once. */
export const putSurnameAside = (interview: Interview, asked: Interview['asked']): Interview =>
  asked?.kind === 'detail' && asked.detail === 'surname'
    ? { ...interview, putAside: [...(interview.putAside ?? []), asked.field] }
    : interview;
