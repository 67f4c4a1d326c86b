import type { PaperFindings } from '@evergrant/contract/papers.ts';
import { useRef, useState } from 'react';
import { sendPaper } from '#assistant/papers/api.ts';
import { NotTaken } from '#assistant/papers/not-taken.ts';
import type { ShownFinding, Taken } from '#assistant/papers/take-all.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';

/** Where a paper is compared with what is known, and where what is taken goes. */
export interface PaperDesk {
  readonly find: (text: string) => Promise<PaperFindings>;
  readonly take: (taken: readonly Taken[]) => Promise<void>;
}

export interface Trouble {
  readonly title: string;
  readonly words: string;
}

/** What the person brings: a file, or text that they paste. */
export type Paper = { readonly file: File } | { readonly text: string };

type Step =
  | { readonly step: 'bring'; readonly trouble?: Trouble }
  | { readonly step: 'reading'; readonly name: string }
  | {
      readonly step: 'found';
      readonly name: string;
      readonly isCut: boolean;
      readonly read: PaperFindings;
      readonly shown: readonly ShownFinding[];
      readonly trouble?: Trouble & { readonly ids: readonly number[] };
      readonly busy: readonly number[];
    };

export type Found = Extract<Step, { readonly step: 'found' }>;

/** A paper from the moment it is brought until everything in it was taken or left. Only what is taken goes anywhere. */
export const useBringPaper = (desk: PaperDesk) => {
  const [now, setNow] = useState<Step>({ step: 'bring' });
  const reading = useRef<AbortController>(undefined);

  const bring = async (paper: Paper): Promise<void> => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const name = 'file' in paper ? paper.file.name : 'your text';
    setNow({ step: 'reading', name });
    try {
      const { text, isCut } =
        'file' in paper ? await sendPaper(paper.file, signal) : { text: paper.text, isCut: false };
      const read = await desk.find(text);
      if (signal.aborted) return;
      const shown = read.findings.map((finding, id): ShownFinding => ({ id, finding, state: 'open' }));
      setNow({ step: 'found', name, isCut, read, shown, busy: [] });
    } catch (error) {
      if (!signal.aborted)
        setNow({ step: 'bring', trouble: troubleOf(error, 'The paper could not be read. Please try again.') });
    }
  };
  const mark = (ids: readonly number[], state: ShownFinding['state']) =>
    setNow((before) => (before.step === 'found' ? withState(before, ids, state) : before));

  const take = async (taken: readonly { readonly id: number; readonly value: Taken }[]): Promise<void> => {
    const ids = taken.map(({ id }) => id);
    setNow((before) => (before.step === 'found' ? withBusy(before, ids) : before));
    try {
      await desk.take(taken.map(({ value }) => value));
      mark(ids, 'taken');
    } catch (error) {
      const trouble = {
        ...troubleOf(error, 'This could not be recorded. Please try again.'),
        ids: meantBy(error, ids),
      };
      setNow((before) => (before.step === 'found' ? { ...before, busy: [], trouble } : before));
    }
  };

  return {
    now,
    bring: (paper: Paper) => void bring(paper),
    stop: () => {
      reading.current?.abort();
      setNow({ step: 'bring' });
    },
    take: (taken: Parameters<typeof take>[0]) => void take(taken),
    leave: (id: number) => mark([id], 'left'),
    putBack: (id: number) => mark([id], 'open'),
  };
};

const withBusy = ({ trouble: _before, ...found }: Found, busy: readonly number[]): Found => ({ ...found, busy });

const withState = (found: Found, ids: readonly number[], state: ShownFinding['state']): Found => ({
  ...withBusy(found, []),
  shown: found.shown.map((one) => (ids.includes(one.id) ? { ...one, state } : one)),
});

const troubleOf = (error: unknown, otherwise: string): Trouble => ({
  title: error instanceof ApiProblem && error.status < 500 ? error.title : 'That did not work',
  words:
    `${error instanceof NotTaken ? error.message : messageOf(error, otherwise)} Nothing you have told us is lost.`.replace(
      /(Nothing you have told us is lost\.) \1/u,
      '$1',
    ),
});

// Of several that were taken together, the one that cannot stand.
const meantBy = (error: unknown, ids: readonly number[]): readonly number[] => {
  const field = error instanceof ApiProblem ? error.errors?.[0]?.field : undefined;
  if (error instanceof NotTaken) return ids.slice(error.at, error.at + 1);
  const at = /^taken\.(\d+)/u.exec(field ?? '')?.[1];
  const id = at === undefined ? undefined : ids[Number(at)];
  return id === undefined ? ids : [id];
};
