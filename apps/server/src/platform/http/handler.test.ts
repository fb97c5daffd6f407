import { expectTypeOf, test } from 'vitest';
import { answer, answerPage, type Handlers, refuseWith } from './handler.ts';

type AnswerTo<Name extends keyof Handlers> = Awaited<ReturnType<Handlers[Name]>>;

test('[WIRE-15] the types let a paged call answer only with a count, and no other with one', () => {
  expectTypeOf(answerPage([], 3)).toExtend<AnswerTo<'log/inquire'>>();
  expectTypeOf(answer([])).not.toExtend<AnswerTo<'log/inquire'>>();
  expectTypeOf(answer(null)).toExtend<AnswerTo<'log/add'>>();
  expectTypeOf(answerPage(null, 3)).not.toExtend<AnswerTo<'log/add'>>();
  expectTypeOf(refuseWith('overloaded')).toExtend<AnswerTo<'log/add'>>();
});
