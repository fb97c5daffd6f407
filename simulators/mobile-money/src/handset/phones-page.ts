import { framed, money } from '../page.ts';
import { operatorTitles } from '../phones/operators.ts';
import type { Subscriber } from '../phones/subscribers.ts';

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
