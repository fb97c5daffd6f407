import { escaped, htmlPage, timeOf } from '../../kit/html.ts';
import type { InboxMessage } from './inbox.ts';

const style = `
body { margin: 0 auto; max-width: 40rem; padding: 1rem; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid GrayText; padding: .75rem 0; }
p { margin: .25rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.from { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-variant-numeric: tabular-nums; }
`;

/** The page is drawn anew every few seconds; JSON has the rest. */
const MESSAGES_SHOWN = 100;

function entry(message: InboxMessage): string {
  const phone = escaped(message.phone);
  return `<li><div class="from">
<strong>${escaped(message.sender)}</strong>
<a href="/?phone=${phone}">${phone}</a>
${timeOf(message.receivedAt)}
</div><p>${escaped(message.text)}</p></li>`;
}

/** Newest first. It refreshes itself without a script, so it has links and no field to type in. */
export function inboxPage(messages: readonly InboxMessage[], phone: string): string {
  const heading =
    phone === ''
      ? 'Ujumbe wa simu · Phone messages'
      : `${escaped(phone)} · <a href="/">Zote · All</a>`;
  const list =
    messages.length === 0
      ? '<p>Hakuna ujumbe bado · No messages yet</p>'
      : `<ol>${messages.slice(0, MESSAGES_SHOWN).map(entry).join('')}</ol>`;
  return htmlPage({
    title: 'SMS',
    style,
    refreshSeconds: 3,
    body: `<h1>${heading}</h1>\n${list}`,
  });
}
