import { escaped, htmlPage } from '../../../kit/html.ts';

type Refusal = {
  readonly why: 'unknown-game' | 'no-money-game' | 'word-refused' | 'no-answer' | 'no-session';
  readonly lobbyUrl: string | undefined;
};

/** Nobody knows yet which language they speak, so both stand there. */
const texts: Readonly<Record<Refusal['why'], readonly [sw: string, en: string]>> = {
  'unknown-game': ['Mchezo huu haupo.', 'There is no such game.'],
  'no-money-game': ['Mchezo huu unachezwa kwa pesa tu.', 'This game is played with money only.'],
  'word-refused': [
    'Kiungo hiki kimeshatumika au muda wake umekwisha. Fungua mchezo tena kutoka kasino.',
    'This link was used before, or its time is over. Open the game again from the casino.',
  ],
  'no-answer': [
    'Mchezo haupatikani kwa sasa. Jaribu tena baada ya muda mfupi.',
    'The game is not available just now. Try again in a little while.',
  ],
  'no-session': [
    'Kipindi chako cha kucheza kimekwisha. Fungua mchezo tena kutoka kasino.',
    'Your session is over. Open the game again from the casino.',
  ],
};

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; box-sizing: border-box; }
main { max-width: 26rem; text-align: center; }
p { margin: 0 0 12px; }
p + p { opacity: .75; font-size: .875rem; }
a { display: inline-block; margin-top: 12px; padding: 14px 22px; border-radius: 12px;
  background: #087A4B; color: #fff; font-weight: 700; text-decoration: none; }
`;

export function refusedPage({ why, lobbyUrl }: Refusal): string {
  const [sw, en] = texts[why];
  const back = lobbyUrl
    ? `<a href="${escaped(lobbyUrl)}">Rudi kasino <span lang="en">· Back to the casino</span></a>`
    : '';
  return htmlPage({
    title: 'Kasino',
    style,
    body: `<main><p role="alert">${sw}</p><p lang="en">${en}</p>${back}</main>`,
  });
}
