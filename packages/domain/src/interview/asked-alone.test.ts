import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const today = '2026-11-22';

/** Somebody who has answered everything but the usual settings. */
const beforeSettings = (id: string): StoredInterview => {
  const { interview, sample } = documentTypeOf(id);
  const {
    specialArrangements: _special,
    noContest: _contest,
    trusteeCompensation: _pay,
    specialInstructions: _own,
    ...facts
  } = sample;
  const asking: StoredInterview = {
    ...interview.open(),
    facts,
    declined: ['beneficiaries.distributionAge'],
    skipped: interview
      .describe({ ...interview.open(), facts })
      .flatMap(({ field, isRequired }) =>
        isRequired || field === 'specialArrangements' || field === 'specialInstructions' ? [] : [field],
      ),
    asked: { kind: 'fact', field: 'specialInstructions' },
  };
  return interview.replyTo(asking, 'Nothing else', today).interview;
};

test.each(['living-trust', 'joint-trust', 'testamentary-trust'])(
  'in a %s, what is special is asked by itself with its choices, before the usual settings are offered',
  (id) => {
    const { interview } = documentTypeOf(id);
    const asked = beforeSettings(id);
    expect(asked.asked).toEqual({ kind: 'fact', field: 'specialArrangements' });
    const { choices } = interview.welcome(asked);
    expect(choices).toContain('Pay a share out in steps, at several ages');
    expect(choices).toContain('Keep a share in trust for a lifetime');
    expect(choices).toContain('Nothing special');
    const offer = interview.replyTo(asked, 'Nothing special', today);
    expect(offer.interview.facts.specialArrangements).toEqual([]);
    expect(offer.interview.asked).toMatchObject({ kind: 'offer' });
    expect(offer.reply).toContain('usual settings');
    expect(offer.reply.slice(offer.reply.indexOf('usual settings'))).not.toContain('Anything special');
  },
);

test.each(['the usual is fine', 'nothing', 'no', 'none of those', 'no need', 'skip', "I couldn't say"])(
  'asked what is special, “%s” goes on to the usual settings',
  (message) => {
    const { interview } = documentTypeOf('living-trust').interview.replyTo(
      beforeSettings('living-trust'),
      message,
      today,
    );
    expect(interview.asked).toMatchObject({ kind: 'offer' });
    expect(interview.facts.specialArrangements ?? []).toEqual([]);
  },
);
