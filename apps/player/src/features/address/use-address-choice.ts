import { useSearchParams } from 'wouter';

/**
 * What is chosen on a page stands in the query of its address, so a reload, a shared link and Back
 * find it again.
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
