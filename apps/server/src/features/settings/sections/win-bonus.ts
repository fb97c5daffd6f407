import { z } from 'zod';
import { defineSection } from './section.ts';

const step = z.object({
  legs: z.number().int().min(2).max(60),
  percent: z.number().min(0).max(10_000).multipleOf(0.01),
});
type Step = z.infer<typeof step>;

const risesStepByStep = (ladder: readonly Step[]) =>
  ladder.every(({ legs, percent }, index) => {
    const below = ladder[index - 1];
    return !below || (legs > below.legs && percent >= below.percent);
  });

/** Percent by number of legs, from 3 legs up without a gap, as players here know it. */
const percentsFromThreeLegs = [
  3, 5, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 25, 27, 32, 37, 45, 50, 55, 60, 65, 75, 85, 95,
  105, 110, 120, 130, 145, 160, 175, 190, 210, 230, 260, 280, 300, 325, 350, 375, 400, 500, 600,
  700, 800, 900, 1000,
];

export const winBonus = defineSection({
  applies: 'from-its-date',
  schema: z.object({
    ladder: z.array(step).max(60).refine(risesStepByStep, 'the ladder does not rise'),
  }),
  defaults: {
    ladder: percentsFromThreeLegs.map((percent, index) => ({ legs: index + 3, percent })),
  },
});
