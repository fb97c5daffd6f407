import { useEffect, useRef } from 'react';

/** For what takes the place of the button that was pressed: the keyboard goes on from here. */
export function useFocusOnce<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
