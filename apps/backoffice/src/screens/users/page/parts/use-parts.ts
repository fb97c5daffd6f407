import { useSearchParams } from 'react-router';
import { useMayCall } from '../page-calls.ts';
import { neighbourOf, partsFor, type UserPart } from './user-parts.ts';

export type Parts = {
  readonly shown: readonly UserPart[];
  readonly current: UserPart | undefined;
  readonly choose: (key: string) => void;
  readonly step: (by: 1 | -1) => void;
};

/** The open tab lives in the address; whatever the tab's list wrote there goes with it. */
export function useParts(): Parts {
  const [address, setAddress] = useSearchParams();
  const shown = partsFor(useMayCall());
  const current = shown.find(({ key }) => key === address.get('tab')) ?? shown[0];
  const choose = (key: string) =>
    setAddress(key === shown[0]?.key ? {} : { tab: key }, {
      replace: true,
      preventScrollReset: true,
    });
  return {
    shown,
    current,
    choose,
    step: (by) => {
      const next = current && neighbourOf(shown, current.key, by);
      if (next) choose(next.key);
    },
  };
}
