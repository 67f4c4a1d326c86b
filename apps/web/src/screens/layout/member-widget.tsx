import { lazy, Suspense } from 'react';

const ChatWidget = lazy(async () => {
  const { ChatWidget: component } = await import('#assistant/widget/chat-widget.tsx');
  return { default: component };
});

/** The assistant, for members alone; nobody else loads it. */
export const MemberWidget = ({ isFloating }: { readonly isFloating: boolean }) => (
  <Suspense fallback={null}>
    <ChatWidget isFloating={isFloating} />
  </Suspense>
);
