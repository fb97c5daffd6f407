import { escaped, timeOf } from '../../../kit/html.ts';
import { framed, money } from '../page.ts';
import { type OperatorName, operatorTitles } from '../phones/operators.ts';
import type { Subscriber } from '../phones/subscribers.ts';
import type { Handset, Prompt } from './handset-view.ts';

/** Drawn anew when something happened, but never under somebody who is typing. */
const followScript = `
const phone = new URLSearchParams(location.search).get('phone');
const own = '?phone=' + encodeURIComponent(phone);
let seen;
const isTyping = () => [...document.querySelectorAll('input:not([type=hidden])')]
  .some((field) => field.value !== field.defaultValue);
setInterval(async () => {
  const now = await fetch('/handset.json' + own).then((answer) => answer.text(), () => seen);
  if (seen !== undefined && now !== seen && !isTyping()) location.replace('/handset' + own);
  seen ??= now;
}, 1000);
`;

function promptForm({ phone, pin }: Handset, { id, amount, words }: Prompt): string {
  return `<form class="prompt" method="post" action="/handset/answer">
<input type="hidden" name="phone" value="${phone}">
<input type="hidden" name="collection" value="${id}">
<span>Lipa KIPUTE · Pay KIPUTE</span><strong>${money(amount)}</strong>
<small>${escaped(words)}</small>
<label>PIN <small>(simu hii · this phone: ${pin})</small>
<input name="pin" type="password" inputmode="numeric" autocomplete="off" required></label>
<div class="buttons">
<button class="yes" name="answer" value="approve">Kubali<small>Approve</small></button>
<button class="no" name="answer" value="refuse" formnovalidate>Kataa<small>Refuse</small></button>
<button name="answer" value="ignore" formnovalidate>Puuza<small>Ignore</small></button>
</div></form>`;
}

const billParties: Readonly<Record<OperatorName, string>> = {
  mpesa: 'mpesa',
  airtel: 'airtel',
  mixx: 'mixx',
  halopesa: 'azampay',
};

function billForm({ phone, operator }: Handset, offered: readonly string[]): string {
  const own = billParties[operator];
  if (!offered.includes(own)) {
    return '<p class="soft">Haipo kwa mtandao huu · Not offered by this operator</p>';
  }
  return `<form method="post" action="/handset/paybill">
<input type="hidden" name="phone" value="${phone}">
<input type="hidden" name="party" value="${own}">
<label>Namba ya kampuni · Business number
<input name="businessNumber" inputmode="numeric" required></label>
<label>Kumbukumbu · Reference <input name="reference" required autocomplete="off"></label>
<label>Kiasi · Amount (TSh) <input name="amount" inputmode="numeric" pattern="[0-9]+" required></label>
<label>PIN <input name="pin" type="password" inputmode="numeric" required autocomplete="off"></label>
<div class="buttons"><button class="yes">Lipa<small>Pay</small></button></div>
</form>`;
}

type HandsetPage = {
  readonly handset: Handset;
  /** Parties with a pay-bill menu. */
  readonly billsAt: readonly string[];
  /** What came of the last thing done here. */
  readonly note: string;
};

export function handsetPage({ handset, billsAt, note }: HandsetPage): string {
  const { phone, operator, balance, prompts, messages } = handset;
  const waiting = prompts.map((prompt) => promptForm(handset, prompt)).join('');
  const inbox = messages.map(({ at, text }) => `<li>${timeOf(at)}${escaped(text)}</li>`).join('');
  return framed({
    title: `0${phone.slice(3)} · ${operatorTitles[operator]}`,
    script: followScript,
    body: `<div class="phone">
<div class="top ${operator}"><h1>${operatorTitles[operator]}<span>0${phone.slice(3)}</span></h1>
<small style="color:inherit">Salio · Balance</small><div class="balance">${money(balance)}</div></div>
${note === '' ? '' : `<section class="note" role="status">${escaped(note)}</section>`}
<section><h2>Maombi ya malipo · Payment requests</h2>
${waiting || '<p class="soft">Hakuna ombi · None waiting</p>'}</section>
<section><h2>Ujumbe · Messages</h2>
${inbox === '' ? '<p class="soft">Hakuna ujumbe bado · No messages yet</p>' : `<ol>${inbox}</ol>`}
</section>
<section><h2>Lipa bili · Pay bill</h2>${billForm(handset, billsAt)}</section>
</div>`,
  });
}

const PHONES_SHOWN = 100;

function line({ phone, operator, balance }: Subscriber, waiting: number): string {
  const own = `0${phone.slice(3)}`;
  const asked = waiting === 0 ? '' : ` · <strong>${waiting} yanasubiri · waiting</strong>`;
  return `<li><a href="/handset?phone=${own}">${own}</a> ${operatorTitles[operator]},
${money(balance)}${asked}</li>`;
}

/** All phones somebody has asked for, and a field to pick up any other. */
export function phonesPage(
  phones: readonly Subscriber[],
  waitingAt: (phone: string) => number,
): string {
  const lines = [...phones]
    .reverse()
    .slice(0, PHONES_SHOWN)
    .map((subscriber) => line(subscriber, waitingAt(subscriber.phone)));
  return framed({
    title: 'Pesa mtandaoni · Mobile money',
    body: `<div class="card">
<h2>Chukua simu · Pick up a phone</h2>
<form action="/handset"><label>Namba · Number
<input name="phone" inputmode="tel" placeholder="0712 000 101" required></label>
<div class="buttons"><button class="yes">Fungua<small>Open</small></button></div></form>
<ol>${lines.join('')}</ol></div>`,
  });
}
