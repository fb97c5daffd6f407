import { startTransition, useEffect, useState } from 'react';

/** Something that changes and says so. */
type Told<View> = {
  readonly view: () => View;
  readonly listen: (listener: () => void) => () => void;
};

/**
 * A list that came is drawn in slices, between which a slow phone hears taps; what a store says is
 * otherwise drawn in one go, which would hold it up for half a second. Another list shows at once.
 */
export function useList<View>(told: Told<View>): View {
  const [shown, setShown] = useState({ told, view: told.view() });
  useEffect(() => {
    const show = () => {
      const view = told.view();
      startTransition(() =>
        setShown((before) =>
          before.told === told && before.view === view ? before : { told, view },
        ),
      );
    };
    const leave = told.listen(show);
    show();
    return leave;
  }, [told]);
  return shown.told === told ? shown.view : told.view();
}
