import { randomInt } from 'node:crypto';
import { type SerialSequence, serialSequence } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import type { Database, Reader } from './database.ts';

const sequences = new WeakMap<Database, Promise<SerialSequence>>();

/**
 * Of this process: it takes the next process number of the database once and counts by itself from
 * then on. Numbers of processes come again after 1,024 starts; should two that share one still run,
 * and give the same number in the same millisecond, the unique indexes refuse the second (PAY-07).
 * Inside a transaction it is asked with that transaction: who holds a connection and waits for
 * another can wait for ever.
 */
export function serialSequenceOf(
  database: Database,
  reader: Reader = database.read,
): Promise<SerialSequence> {
  const known = sequences.get(database);
  if (known) return known;
  const begun = takeProcessNumber(reader).then((processNumber) =>
    serialSequence(processNumber, (below) => randomInt(below)),
  );
  sequences.set(database, begun);
  // Whoever comes next tries anew.
  begun.catch(() => sequences.delete(database));
  return begun;
}

async function takeProcessNumber(reader: Reader): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('serial_process')::integer as number`.execute(reader);
  return rows[0]?.number ?? -1;
}
