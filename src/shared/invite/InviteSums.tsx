import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { namesRewards, type InviteHome } from './invite-words.ts'

/** How many friends are how far, and what became of the rewards. */
export function InviteSums({ sums }: { readonly sums: InviteHome['sums'] }) {
  const friends = [
    { key: 'registered', label: '注册', value: String(sums.registered), note: '位' },
    { key: 'verified', label: '实名', value: String(sums.verified), note: '位' },
    { key: 'held', label: '达标', value: String(sums.held), note: '位' },
  ]
  const rewards = [
    { key: 'pending', label: '待发放', value: String(sums.pending), note: '笔' },
    { key: 'paid', label: '已发放', value: String(sums.paid), note: '笔' },
    { key: 'coins', label: '已得金币', value: String(sums.paidCoins), note: '枚' },
  ]
  return <FigureGrid items={namesRewards() ? [...friends, ...rewards] : friends} />
}
