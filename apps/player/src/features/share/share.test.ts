import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import type { LivePrice } from '../live-odds/prices.ts';
import { picksAt, someFacts } from '../slip/fixtures/a-slip.ts';
import type { PlacedOrder } from '../slip/placing/send-bet.ts';
import { slipView } from '../slip/view/slip-view.ts';
import { orderCode, orderCodes, shareLogEntry } from './log-share.ts';
import { channelAddress } from './ShareSheet.tsx';
import { toldByOrders, toldBySlip } from './shared-legs.ts';

beforeAll(() => loadAreas('slip'));

const said = {
  text: 'Mkeka wangu wa Kipute, msimbo K7P2QX',
  link: 'https://kipute.test/home?code=K7P2QX',
};
const words = 'Mkeka%20wangu%20wa%20Kipute%2C%20msimbo%20K7P2QX';
const link = 'https%3A%2F%2Fkipute.test%2Fhome%3Fcode%3DK7P2QX';

const addresses = [
  ['whatsapp', `https://wa.me/?text=${words}%20${link}`],
  ['telegram', `https://t.me/share/url?url=${link}&text=${words}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
] as const;

test.each(addresses)('[SLIP-41] %s opens %s', (channel, address) => {
  expect(channelAddress(channel, said)).toBe(address);
});

test('[SLIP-40] the slip is told as it stands: what is closed has no price and no part', () => {
  const closed: LivePrice = {
    ...{ offerId: '91', oddsThousandths: 9_000, status: 4, isLive: false, moves: 0 },
  };
  const heardOf = ({ id_card }: { id_card: string }) => ({
    price: id_card === '3' ? closed : undefined,
    matchStatus: undefined,
  });
  const { legs } = slipView(someFacts({ picks: picksAt(2.45, 1.52, 9), heardOf }));
  const told = toldBySlip(legs);
  expect(told.legs.map(({ odds }) => odds)).toEqual(['2.45', '1.52', undefined]);
  expect(told.legs[0]).toEqual({
    pick: 'Simba SC',
    market: 'Mshindi (1X2)',
    match: 'Simba SC – Young Africans',
    odds: '2.45',
  });
  expect(told.totalOdds).toBe('3.72');
});

const order = {
  serial_number: 'B8H3K2QZ91',
  total_price: '4.50',
  system_size: 0,
  details: [
    {
      selection_name: 'Sare',
      market_name: 'Mshindi (1X2)',
      odds: 4.5,
      team_home: 'KMC FC',
      team_away: 'Mashujaa FC',
    },
  ],
} as unknown as PlacedOrder;

test('[SLIP-43] a bet is told as it was bet on; a system has no total odds', () => {
  expect(toldByOrders([order])).toEqual({
    legs: [{ pick: 'Sare', market: 'Mshindi (1X2)', match: 'KMC FC – Mashujaa FC', odds: '4.50' }],
    totalOdds: '4.50',
  });
  expect(toldByOrders([{ ...order, system_size: 2 }]).totalOdds).toBeUndefined();
});

test('[SLIP-43] singles placed together are told together, without total odds', () => {
  const other = { ...order, serial_number: 'B8H3K2QZ92' };
  const told = toldByOrders([order, other]);
  expect(told.legs).toHaveLength(2);
  expect(told.totalOdds).toBeUndefined();
  expect(orderCodes([order, other])).toBe('8H3K2QZ91 8H3K2QZ92');
});

test('[SLIP-35] an order is named by its serial number without the first letter', () => {
  expect(orderCode(order)).toBe('8H3K2QZ91');
});

test('[SLIP-44] a share after a bet is logged with its way, one of mere picks is not', () => {
  const note = { type: 58, content: 'order 8H3K2QZ91 whatsapp' };
  expect(shareLogEntry('8H3K2QZ91', 'whatsapp')).toEqual(note);
  expect(shareLogEntry(undefined, 'whatsapp')).toBeUndefined();
});
