import { circleRelations } from '@kipute/contract/constants/growth/referrals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { referralTexts } from '../../i18n/texts/referrals.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import type { Row } from '../_list-kit/definition/list.ts';
import type { Referral } from './referrals-list.ts';

/** Whom of the inviter's circle the friend shares something with, and what. */
export function ReferralDetails({ row }: { row: Row }) {
  const t = useText();
  const { id } = row as unknown as Referral;
  const query = useQuery({
    queryKey: ['referral', id],
    queryFn: () => api.referral_record.detailed({ id }),
  });
  if (query.isError) return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { links } = query.data;
  return (
    <section>
      <h2>{t(referralTexts.links)}</h2>
      {links.length === 0 && <p>{t(referralTexts.noLinks)}</p>}
      <ul>
        {links.map(({ user, relation, shares }) => (
          <li key={`${user.id} ${shares}`}>
            <Link to={`/users/${user.id}`}>{`${user.name} · ${user.id}`}</Link>
            {` · ${t(circleRelations[relation])} · ${t(referralTexts.shares[shares])}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
