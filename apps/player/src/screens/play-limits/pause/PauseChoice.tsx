import type { PauseLength } from '@kipute/domain/protection/play-pause';
import { textOf, typedIn } from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import card from '../../../ui/card/card.module.css';
import { RadioCards } from '../../../ui/control/RadioCards.tsx';
import common from '../play-limits.module.css';
import { isTimeOut, lengthNamed, lengthTexts } from './pause-offers.ts';

type PauseChoiceProps = {
  offered: readonly PauseLength[];
  onChoose: (length: PauseLength) => void;
};

export function PauseChoice({ offered, onChoose }: PauseChoiceProps) {
  const { form, errors } = useSubmission<'length'>(async (filled) => {
    const length = lengthNamed(typedIn(filled, 'length'));
    if (length === undefined) return { errors: { length: 'pause.choose' } };
    onChoose(length);
    return { errors: {} };
  });
  const timeOuts = offered.filter(isTimeOut);
  const exclusions = offered.filter((length) => !isTimeOut(length));
  return (
    <form {...form} className={card.form}>
      {timeOuts.length > 0 && (
        <RadioCards
          name="length"
          legend={t('pause.timeOut')}
          layout="beside"
          choices={timeOuts.map(choiceOf)}
          error={textOf(errors.length)}
        />
      )}
      <RadioCards
        name="length"
        legend={t('pause.exclusion')}
        layout="beside"
        choices={exclusions.map(choiceOf)}
        error={timeOuts.length === 0 ? textOf(errors.length) : undefined}
      />
      <div className={common.actions}>
        <Button type="submit" variant="outline">
          {t('pause.next')}
        </Button>
      </div>
    </form>
  );
}

const choiceOf = (length: PauseLength) => ({ value: length, text: t(lengthTexts[length]) });
