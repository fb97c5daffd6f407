import { Client, type ClientConfig } from 'pg';

type Answer = (error: Error | undefined, result: unknown) => void;
type Ask = (question: unknown, values: unknown, answer?: Answer) => unknown;

/**
 * The driver's way to answer by promise makes every question old: it writes a function straight into
 * a field of the question, and V8 puts functions written there among the old objects at once, with
 * all they hold on to. Handed over from outside, the function is as young as the question, and both
 * go with the next small collection (decision 0031).
 */
const askingWithAnswer =
  (ask: Ask): Ask =>
  (question, values, answer) => {
    if (typeof question !== 'string' || typeof values === 'function' || answer) {
      return ask(question, values, answer);
    }
    return new Promise((resolve, reject) => {
      ask(question, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };

/** A connection whose questions pass, and do not stay until everything is gone through for garbage. */
export class PassingClient extends Client {
  constructor(terms?: ClientConfig) {
    super(terms);
    this.query = askingWithAnswer(super.query.bind(this) as Ask) as Client['query'];
  }
}
