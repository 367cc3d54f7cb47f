import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { namesRewards, type InviteHome } from './invite-words.ts'

/** How many friends are how far, and what became of the rewards. */
export function InviteSums({ sums }: { readonly sums: InviteHome['sums'] }) {
  const friends = [
    { key: 'registered', label: '注册', value: `${sums.registered} 位` },
    { key: 'verified', label: '实名', value: `${sums.verified} 位` },
    { key: 'held', label: '达标', value: `${sums.held} 位` },
  ]
  const rewards = [
    { key: 'pending', label: '待发放', value: `${sums.pending} 笔` },
    { key: 'paid', label: '已发放', value: `${sums.paid} 笔` },
    { key: 'coins', label: '已得金币', value: `${sums.paidCoins} 枚` },
  ]
  return <FigureGrid items={namesRewards() ? [...friends, ...rewards] : friends} />
}
