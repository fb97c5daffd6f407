/**
 * What people see while they wait: one line per step, alive in a terminal, plain in a log. Written
 * in JavaScript because the first steps run before there is a Node that knows TypeScript.
 */
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const TITLE_WIDTH = 28;

// Whoever reads us may be gone; stopping properly matters more than telling nobody.
process.stdout.on('error', () => undefined);

const alive = Boolean(process.stdout.isTTY) && !process.env.CI;
const paint = (code, text) =>
  alive && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text;
const write = (text) => process.stdout.write(text);

let interruptCurrent = () => undefined;

function beginStep(title) {
  interruptCurrent();
  const startedAt = performance.now();
  let note = '';
  let frame = 0;
  let ended = false;
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const line = (sign, text) => `${sign} ${title.padEnd(TITLE_WIDTH)} ${text}`;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    const shown = line(paint(36, FRAMES[frame]), `${seconds()}  ${note}`);
    write(`\r\x1b[2K${shown.slice(0, (process.stdout.columns || 80) + 9)}`);
  };
  const timer = alive ? setInterval(draw, FRAME_MS) : undefined;
  if (alive) draw();
  else write(`… ${title}\n`);
  const end = (sign, text) => {
    clearInterval(timer);
    if (!ended) write(`${alive ? '\r\x1b[2K' : ''}${line(sign, text)}\n`);
    ended = true;
  };
  // Two living lines would write over each other; a stop may begin in the middle of a step.
  interruptCurrent = () => end('–', seconds());
  return {
    note: (text) => {
      note = text;
    },
    done: (text = '') => end(paint(32, '✓'), [seconds(), text].filter(Boolean).join('  ')),
    failed: () => end(paint(31, '✗'), seconds()),
  };
}

export async function showStep(title, work) {
  const step = beginStep(title);
  try {
    const value = await work(step);
    step.done();
    return value;
  } catch (error) {
    step.failed();
    throw error;
  }
}
