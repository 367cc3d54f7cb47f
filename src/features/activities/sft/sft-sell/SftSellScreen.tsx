import { useState } from 'react'
import * as v from 'valibot'
import { mncjActivityHdMncjPositionDetails, sellPreview } from '#api/calls/game-trading.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { saleProblem } from '#domain/order/sale-shares.ts'
import type { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { now14 } from '#platform/clock.ts'
import { useDraft } from '#session/draft.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { saleProblemText } from '#shared/engines/market/problem-text.ts'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { EstimateCard } from '#shared/engines/order/form/EstimateCard.tsx'
import { firstMissing } from '#shared/engines/order/form/first-missing.ts'
import { useLiveEstimate } from '#shared/engines/order/form/live-estimate.ts'
import { yuan } from '#shared/engines/order/form/sale/estimate-items.ts'
import { SharesCard } from '#shared/engines/order/form/SharesCard.tsx'
import { useVisibleProblem } from '#shared/engines/order/form/use-visible-problem.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { isAbroad, plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { GAME_MARKET } from '../parts/game-market.ts'
import { gameOptions } from '../parts/game-options.ts'
import { gameOf } from '../parts/game.ts'
import { GameOrderFacts, type GameOrderFields } from '../parts/GameOrderFacts.tsx'
import { GameOrderForm } from '../parts/GameOrderForm.tsx'
import { isNoPosition, NoPosition } from '../parts/NoPosition.tsx'
import type { GamePosition } from '../parts/trade-steps.ts'
import { useGameOrder } from '../parts/use-game-order.ts'
import { gameSale, gameSaleLimits } from './game-sale.ts'

const draftShape = v.object({ shares: v.string(), requestNo: v.string() })
const VERB = '模拟卖出'

interface Props {
  readonly input: PathInput<typeof sftPaths.sftSell>
}

/** Sells shares of the game, with the fee of each lot estimated as the user types. */
export default function SftSellScreen({ input }: Props) {
  const { fundCode } = input
  const none = <NoPosition input={input} />
  const request = { activityId: gameOf(input), fundCode }
  return (
    <GameOrderFacts
      input={input}
      own={useCurrent(mncjActivityHdMncjPositionDetails, request)}
      refused={(refusal) => (isNoPosition(refusal) ? none : null)}
    >
      {(fields) => <Fields {...fields} />}
    </GameOrderFacts>
  )
}

function Fields({ input, fund, own, onStale }: GameOrderFields<GamePosition>) {
  usePublishedUntil()
  const activityId = gameOf(input)
  const { fundCode, tradeDate } = fund
  const { usableShares: usable } = own
  const options = gameOptions('sell', input, fund)
  const [initial] = useState(() => ({ shares: '', requestNo: newRequestNo() }))
  const [draft, update] = useDraft(options.draftKey, draftShape, initial)
  const problem = saleProblem(draft.shares, gameSaleLimits(usable))
  const { visibleProblem, onLeave } = useVisibleProblem(problem)
  const order = gameSale({ activityId, fund, usable, draft })
  const estimate = useLiveEstimate(sellPreview, order?.figure ?? null, (shares) => ({
    activityId,
    fundCode,
    shares,
  }))
  const trade = { activityId, fundCode, requestNo: draft.requestNo }
  const sending = useGameOrder({ ...options, order, trade })
  return (
    <GameOrderForm
      fund={fund}
      sending={sending}
      missing={firstMissing({
        closed: usable === '0.00' ? '暂时没有可卖的模拟份额' : '',
        amountProblem: problem === null ? '' : saleProblemText(problem, VERB),
      })}
      text={confirmText(VERB, order)}
    >
      <SharesCard
        verb={VERB}
        value={draft.shares}
        most={usable}
        problem={visibleProblem}
        // Other shares are another order.
        onChange={(entered) => update({ shares: entered, requestNo: newRequestNo() })}
        onLeave={onLeave}
      />
      <EstimateCard
        market={GAME_MARKET}
        title="预估到账"
        fund={fund}
        // Figures of no order are as pale as those of an earlier one.
        estimate={{ ...estimate, behind: order === null || estimate.behind }}
        value={formatAmount(estimate.data?.netAmount)}
        unit="元"
        items={[
          { label: '卖出金额', value: <FictiveFigure text={yuan(estimate.data?.grossAmount)} /> },
          { label: '赎回费', value: <FictiveFigure text={yuan(estimate.data?.fee)} /> },
        ]}
        note={`按最近公布的净值预估，实际按 ${plannedText(tradeDate, 'near', now14(), isAbroad(fund))} 净值计算`}
      />
      <DatesCard
        {...options.tradingDay.displayed}
        overseas={fund}
        navDate={tradeDate}
        verb={VERB}
        onStale={onStale}
        nextSteps={[expected('模拟资金到账', fund.confirmDate)]}
      />
    </GameOrderForm>
  )
}
