import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';

const { interview, finish } = documentTypeOf('living-trust');
const today = '2026-11-22';
const reason = 'A trust in Louisiana follows forms of the civil law that we do not have';

test('whoever lives where we do not have the forms is told once, as soon as the address says so, and may correct it', () => {
  const named = interview.replyTo(interview.open(), 'Ruth Halloran', today);
  const told = interview.replyTo(named.interview, '218 Larch St, New Orleans, LA 70112', today);
  expect(told.reply).toContain(reason);
  expect(told.reply).not.toContain('Which state is your permanent home?');
  expect(told.reply).toContain('Which parish do you live in?');
  const later = interview.replyTo(told.interview, 'Orleans', today);
  expect(later.reply).not.toContain(reason);
  expect(interview.completeness(later.interview, today).isComplete).toBe(false);

  const corrected = interview.replyTo(told.interview, 'no, my home is in Texas', today);
  expect(corrected.interview.facts.grantorState).toBe('TX');
  expect(corrected.reply).not.toContain(reason);
});

test('no trust is finished under a law whose forms we do not have, whatever was answered', () => {
  for (const field of ['grantorState', 'governingState'] as const) {
    const finished = finish({ ...livingTrustSample, governingStateReason: 'I grew up there.', [field]: 'LA' }, today);
    expect(finished).toMatchObject({
      ok: false,
      reason: [{ field, message: expect.stringContaining(reason) as string }],
    });
  }
});
