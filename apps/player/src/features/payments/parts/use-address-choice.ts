import { useSearchParams } from 'wouter';

/**
 * What is shown of a page stands in its address, so a reload and a shared link find it again.
 * The lists of matches have a hook like this one, in a file that would bring all of them along.
 */
export function useAddressChoice() {
  const [parameters, setParameters] = useSearchParams();
  return {
    parameters,
    /** Takes the place of the history entry: Back leaves the page at once. */
    choose: (name: string, value: string) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}
