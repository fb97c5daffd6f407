import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { projectFolder } from '../checks/source-tree.ts';
import {
  type AuditReport,
  billFile,
  currentBill,
  readReview,
  sbomInStep,
  unreviewedFindings,
} from '../sbom/review.ts';

const ASK_WITHIN_MS = 60_000;

/** `npm run sbom`: writes docs/sbom.json and asks npm for advisories about what is in it. */
writeFileSync(billFile, currentBill());
const troubles = sbomInStep.find().map(({ problem }) => problem);

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: projectFolder,
  encoding: 'utf8',
  timeout: ASK_WITHIN_MS,
});
const report = readReport(stdout);
const findings = report?.vulnerabilities ? unreviewedFindings(report, readReview()) : [];
if (!report?.vulnerabilities) {
  const reason = report?.message?.split(' - ', 1)[0] ?? 'no answer';
  console.log(
    `! The advisories could not be asked (${reason}): known findings were NOT looked up.`,
  );
}
for (const line of [...troubles, ...findings]) console.error(`✗ ${line}`);
console.log(`docs/sbom.json is of this lock file; ${findings.length} findings without a reason.`);
process.exitCode = troubles.length + findings.length > 0 ? 1 : 0;

function readReport(text: string | null): AuditReport | undefined {
  try {
    return JSON.parse(text ?? '') as AuditReport;
  } catch {
    return undefined;
  }
}
