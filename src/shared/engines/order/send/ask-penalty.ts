import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { shortHoldingPenalty } from '#domain/order/redemption.ts'
import { dialog } from '#ui/overlays/dialog.ts'

const whenItEnds = (day: string | null) =>
  day === null ? '满 7 天后费率会降低' : `预计 ${formatDate(day)} 起卖出，费率会降低`

/**
 * Asks the user before the higher fee of lots held for less than seven days. Resolves to whether
 * the order may go on.
 */
export async function acceptsPenalty(
  lots: Parameters<typeof shortHoldingPenalty>[0],
  verb: string,
): Promise<boolean> {
  const penalty = shortHoldingPenalty(lots)
  if (penalty === null) return true
  const answer = await dialog.choose({
    title: '持有不满 7 天',
    content: `本次有 ${formatShares(penalty.shares)} 份持有不满 7 天，这部分预计收取赎回费 ${formatAmount(penalty.fee)} 元。${whenItEnds(penalty.endsOn)}`,
    // The primary button is the one without cost.
    actions: [
      { key: 'go', text: `仍要${verb}` },
      { key: 'stop', text: `暂不${verb}`, primary: true },
    ],
  })
  return answer === 'go'
}
