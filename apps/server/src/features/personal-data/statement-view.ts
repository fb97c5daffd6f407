import type { CallContent } from '@kipute/contract/registry';
import { type Purse, purses } from '@kipute/domain/ledger/account';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';
import type { Wallet } from '../wallet/index.ts';

type Statement = CallContent<'personal_data/export'>['statement'];
type Line = Awaited<ReturnType<Wallet['statementOf']>>[number];

/** Purse by purse, the newest line of each first; `lines` of all purses together. */
export async function statementView(
  wallet: Pick<Wallet, 'statementOf'>,
  reader: Reader,
  { playerId, lines }: { readonly playerId: bigint; readonly lines: number },
): Promise<Statement> {
  const statement: Statement = [];
  for (const purse of purses) {
    const left = lines - statement.length;
    if (left === 0) break;
    const ofPurse = await wallet.statementOf(reader, { playerId, purse, lines: left });
    statement.push(...ofPurse.map((line) => lineView(purse, line)));
  }
  return statement;
}

function lineView(purse: Purse, line: Line): Statement[number] {
  return {
    purse,
    serial_number: line.serialNumber,
    type: line.cause,
    change_amount: toWireShillings(line.amount),
    balance_before: toWireShillings(line.before),
    balance_after: toWireShillings(line.after),
    remark: line.remark,
    recorded_at: line.recordedAt.toISOString(),
  };
}
