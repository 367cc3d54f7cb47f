import type { PathInput } from '#paths/path.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useVip, useVipRights } from '#shared/parts/vip/use-vip.ts'
import type { Member } from '#shared/parts/vip/tier-progress.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { MEMBER_NOTE } from '../parts/member-note.ts'

type Input = PathInput<typeof vipPaths.vipAuthSuccess>

/** The first tier of a new member, and the first rights. */
export default function VipAuthSuccessScreen({ input: { from } }: { readonly input: Input }) {
  const query = useVip()
  const replace = useReplace()
  return (
    <Loaded query={query} skeleton={<SkeletonScreen />}>
      {({ member }) =>
        member === null ? (
          <EmptyState
            kind="empty"
            title="还没有开通会员"
            note="开通后按过去 365 天的持有计算等级"
            actionText="去开通"
            onAction={() => replace(vipPaths.vipEntry.to({ from }))}
          />
        ) : (
          <Result member={member} from={from} />
        )
      }
    </Loaded>
  )
}

function Result({ member, from }: { readonly member: Member; readonly from: string | undefined }) {
  const replace = useReplace()
  const home = () => replace(vipPaths.vipHome.to())
  return (
    <ResultTemplate
      tone="done"
      title={`会员已开通，等级 ${tierName(member.tier)}`}
      note={`按过去 365 天的持有计算，有效成长值 ${unitAmount(member.points, 'plain')}`}
      footNote={MEMBER_NOTE}
      primary={
        from === undefined
          ? { text: '去会员中心', onClick: home }
          : { text: '返回', onClick: () => replace(from) }
      }
      secondary={from === undefined ? undefined : { text: '会员中心', onClick: home }}
    >
      <FirstRights tier={member.tier} />
    </ResultTemplate>
  )
}

/** Shows what can be used at once; nothing while it is not known. */
function FirstRights({ tier }: Pick<Member, 'tier'>) {
  const { data } = useVipRights()
  const open = data?.rights.filter(({ minTier }) => minTier <= tier) ?? []
  if (open.length === 0) return null
  return (
    <RowCard title="现在可用的权益">
      {open.map(({ rightId, title, summary }) => (
        <Row
          key={rightId}
          title={title}
          note={summary}
          href={vipPaths.serviceRight.to({ rightId })}
        />
      ))}
    </RowCard>
  )
}
