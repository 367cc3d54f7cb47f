import { ActBar } from '#templates/acts/ActBar.tsx'
import { useNavigate } from 'react-router-dom'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { rightState } from '#domain/vip/vip-rights.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import { RIGHT_ACTS, tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import type { Right } from '../parts/TierLadder.tsx'
import { useClaimingRight } from './use-claiming-right.ts'

interface Props {
  readonly right: Right
  /** Null of who is no member. */
  readonly tier: Tier | null
}

/** Shows what can be done with a right now, or why nothing can. */
export function RightAct({ right, tier }: Props) {
  const navigate = useNavigate()
  const claiming = useClaimingRight(right)
  const { kind, minTier, periodEnd, phone, title } = right
  if (tier === null)
    return (
      <Act
        note="开通会员后可以使用"
        text="开通会员"
        onClick={() => void navigate(vipPaths.vipEntry.to())}
      />
    )
  switch (rightState(right, tier)) {
    case 'locked':
      return (
        <Act
          note={`${tierName(minTier)} 及以上会员可用，您是 ${tierName(tier)}`}
          text="查看升级"
          onClick={() => void navigate(vipPaths.upgrade.to())}
        />
      )
    case 'usedUp':
      return (
        <Act
          note={`本期已用完，${formatDate(addDays(periodEnd, 1))} 起可以再次使用`}
          text="查看其他权益"
          onClick={() => void navigate(vipPaths.vipHome.to())}
        />
      )
    case 'open':
      return kind === 'hotline' ? (
        <Act note={phone} text={RIGHT_ACTS[kind]} onClick={() => openCustomer(title)} />
      ) : (
        <ActBar
          acts={[
            {
              text: RIGHT_ACTS[kind],
              sends: 'claimVipRight',
              track: 'claimRight',
              busy: claiming.at === 'sending',
              onClick: () => claiming.start(),
            },
          ]}
        />
      )
  }
}

interface ActProps {
  readonly note: string
  readonly text: string
  readonly onClick: () => void | Promise<void>
}

const Act = ({ note, text, onClick }: ActProps) => (
  <BottomBar note={note}>
    <Button size="large" block onClick={onClick}>
      {text}
    </Button>
  </BottomBar>
)
