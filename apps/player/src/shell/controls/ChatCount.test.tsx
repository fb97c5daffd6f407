import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { chatUnread } from '../../features/chat/chat-unread.ts';
import { ChatCount } from './ChatCount.tsx';

afterEach(() => chatUnread.set(0));

test.each([
  [1, '1', 'ujumbe 1 mpya'],
  [100, '99+', 'ujumbe 100 mpya'],
])('[CHT-33] %i unread answers are shown as %s and said', (unread, shown, said) => {
  chatUnread.set(unread);
  const markup = renderToStaticMarkup(<ChatCount />);
  expect(markup).toContain(`aria-hidden="true">${shown}</span>`);
  expect(markup).toContain(said);
});

test('[CHT-33] while all are read nothing stands beside the entry', () => {
  expect(renderToStaticMarkup(<ChatCount />)).toBe('');
});
