/** A reply word by word; joined they are the reply again. */
export const wordsOfReply = (reply: string): readonly string[] => reply.split(/(?<=\s)(?=\S)/u);
