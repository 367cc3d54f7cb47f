import type * as v from 'valibot'
import type { keepInvestList } from '#api/calls/keep-challenge.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { wholeList } from '#templates/whole-list.ts'
import { Row } from '#ui/lists/Row.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Challenge } from './challenges.ts'

type Instalment = v.InferOutput<typeof keepInvestList.payload>['records'][number]

interface Props {
  readonly challenge: Challenge
  readonly activityId: string
}

/** Returns what became of an instalment, and whether it counts. */
function outcomeText(
  { state, reason, counted, shares }: Instalment,
  veil: (text: string) => string,
) {
  switch (state) {
    case 'paid':
      return `${shares === null ? '已确认' : `${veil(formatShares(shares))} 份`}，计 ${counted} 期`
    case 'pending':
      return '已扣款，份额确认后计期'
    case 'failed':
      return reason === '' ? '扣款失败，未计期' : `未计期：${reason}`
    case 'skipped':
      return reason === '' ? '未扣款，未计期' : `未计期：${reason}`
  }
}

/** The instalments of the challenge's plan, each with whether it counts; a tap opens its order. */
export function ChallengeInstalments({ challenge, activityId }: Props) {
  const { veil } = useHiddenAmounts()
  const query = useCurrent(challenge.calls.list, { activityId })
  return (
    <ListTemplate
      label="每期明细"
      list={wholeList(query, query.data?.records)}
      itemKey={({ debitDate, state }) => `${debitDate} ${state}`}
      empty={{ title: '还没有扣款', note: '第一次扣款后显示在这里' }}
      footNote="份额确认后计期；扣款失败、跳过、撤单、未确认和暂停期间都不计期"
    >
      {(it) => (
        <Row
          title={`${formatDate(it.debitDate)} ${weekdayName(it.debitDate)}`}
          note={outcomeText(it, veil)}
          value={<NumberText columns={2} value={veil(formatAmount(it.amount))} />}
          {...(it.applyNo === ''
            ? {}
            : { href: transactionPaths.transactionDetail.to({ applyNo: it.applyNo }) })}
        />
      )}
    </ListTemplate>
  )
}
