import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { homePath } from '../../features/session/return-path.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { NoticePage } from './NoticePage.tsx';

export function ForbiddenPage({ node }: { node: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <NoticePage
      mark="403"
      title={t(shellTexts.forbidden)}
      hint={t(shellTexts.forbiddenHint, { node })}
    >
      <Button type="primary" onClick={() => navigate(homePath)}>
        {t(shellTexts.backToOverview)}
      </Button>
    </NoticePage>
  );
}

export function NotFoundPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <NoticePage mark="404" title={t(shellTexts.notFound)} hint={t(shellTexts.notFoundHint)}>
      <Button type="primary" onClick={() => navigate(homePath)}>
        {t(shellTexts.backToOverview)}
      </Button>
    </NoticePage>
  );
}
