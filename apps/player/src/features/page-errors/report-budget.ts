const REPORTS_MAX = 5; // SHELL-52

/** A page that fails in a loop must not flood the log: each text once, and five in all. */
export function reportBudget(): (report: string) => boolean {
  const reported = new Set<string>();
  return (report) => {
    if (reported.size >= REPORTS_MAX || reported.has(report)) return false;
    reported.add(report);
    return true;
  };
}
