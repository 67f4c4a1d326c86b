import { createContext } from 'react';

/** Where a fact is edited: in the panel beside everything else, or in the conversation, where its question has just been asked. */
export const EditorLook = createContext<'panel' | 'chat'>('panel');
