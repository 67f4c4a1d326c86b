import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { SegmentedControl } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conversationKey, speak } from '#assistant/api.ts';
import classes from '#assistant/interview-header.module.css';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifyError } from '#ui/notify.ts';

interface Props {
  readonly documentId: string;
  readonly conversation: Pick<ConversationAnswer, 'language' | 'languages'>;
  /** Everything that is shown of the document is read again. */
  readonly onSpoken: () => void;
}

const names: Readonly<Record<Language, { readonly full: string; readonly short: string }>> = {
  en: { full: 'English', short: 'EN' },
  es: { full: 'Español', short: 'ES' },
};

/** In which language the conversation is held; nothing where the document can be made in one alone. */
export const LanguageSwitch = ({ documentId, conversation, onSpoken }: Props) => {
  const say = useSay();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (language: Language) => speak(documentId, language),
    onSuccess: (answer) => {
      client.setQueryData(conversationKey(documentId), answer);
      onSpoken();
    },
    onError: (error) =>
      notifyError(say('The language could not be changed'), messageOf(error, say('Please try again.'))),
  });
  if (conversation.languages.length < 2) return null;
  return (
    <SegmentedControl
      className={classes.language}
      aria-label={say('Language')}
      value={change.isPending ? change.variables : conversation.language}
      disabled={change.isPending}
      onChange={(language) => change.mutate(language)}
      data={conversation.languages.map((value) => ({
        value,
        label: (
          <span lang={value}>
            <span className={classes.fullName}>{names[value].full}</span>
            <abbr className={classes.shortName} title={names[value].full}>
              {names[value].short}
            </abbr>
          </span>
        ),
      }))}
    />
  );
};
