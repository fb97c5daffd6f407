import { useSearchParams } from 'react-router';
import { type Order, orderChoices, type Shown, shownChoices, type Wanted } from './board-state.ts';

type Wishes = {
  readonly wanted: Wanted;
  readonly change: (key: 'show' | 'sort' | 'text', value: string) => void;
};

/** What is looked at stands in the address, so that a link shows the same. */
export function useWanted(): Wishes {
  const [address, setAddress] = useSearchParams();
  const named = <Name extends string>(names: readonly Name[], key: string): Name | undefined =>
    names.find((name) => name === address.get(key));
  const change: Wishes['change'] = (key, value) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return {
    wanted: {
      shown: named<Shown>(shownChoices, 'show') ?? 'all',
      order: named<Order>(orderChoices, 'sort') ?? 'live',
      text: address.get('text') ?? '',
    },
    change,
  };
}
