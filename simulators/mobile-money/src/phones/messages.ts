type Moved = { readonly amount: number; readonly receipt: string; readonly balance: number };

const merchantTitle = 'KIPUTE';
const money = new Intl.NumberFormat('en-US');

/** What a phone reads after it paid. */
export function paidMessage({ amount, receipt, balance }: Moved): string {
  return (
    `${receipt} Imethibitishwa. Umelipa TSh ${money.format(amount)} kwa ${merchantTitle}. ` +
    `Salio lako jipya ni TSh ${money.format(balance)}.`
  );
}

/** What a phone reads when the merchant sent it money. */
export function paidOutMessage({ amount, receipt, balance }: Moved): string {
  return (
    `${receipt} Imethibitishwa. Umepokea TSh ${money.format(amount)} kutoka ${merchantTitle}. ` +
    `Salio lako jipya ni TSh ${money.format(balance)}.`
  );
}

/** What a phone reads when a bill it paid was not accepted. */
export function returnedMessage({ amount, receipt, balance }: Moved): string {
  return (
    `${receipt} Malipo ya TSh ${money.format(amount)} kwa ${merchantTitle} yamerudishwa. ` +
    `Salio lako ni TSh ${money.format(balance)}.`
  );
}
