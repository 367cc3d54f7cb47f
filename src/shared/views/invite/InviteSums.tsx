import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { namesRewards, type InviteHome } from './invite-words.ts'

interface Props {
  /** Absent before the provider has answered. */
  readonly sums: InviteHome['sums'] | undefined
}

/** Shows how many friends are how far, and what became of the rewards. */
export function InviteSums({ sums }: Props) {
  const of = (key: keyof InviteHome['sums']) => sums?.[key] ?? NO_FIGURE
  const friends = [
    { key: 'registered', label: '注册', value: `${of('registered')} 位` },
    { key: 'verified', label: '实名', value: `${of('verified')} 位` },
    { key: 'held', label: '达标', value: `${of('held')} 位` },
  ]
  const rewards = [
    { key: 'pending', label: '待发放', value: `${of('pending')} 笔` },
    { key: 'paid', label: '已发放', value: `${of('paid')} 笔` },
    { key: 'coins', label: '已得金币', value: `${of('paidCoins').toLocaleString('en-US')} 枚` },
  ]
  return <FigureGrid items={namesRewards() ? [...friends, ...rewards] : friends} />
}
