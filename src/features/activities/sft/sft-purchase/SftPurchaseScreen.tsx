import { useState } from 'react'
import * as v from 'valibot'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import type { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { useDraft } from '#session/draft.ts'
import { AmountCard } from '#shared/engines/order/form/AmountCard.tsx'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { firstMissing } from '#shared/engines/order/form/first-missing.ts'
import { useVisibleProblem } from '#shared/engines/order/form/use-visible-problem.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GAME_MARKET } from '../parts/game-market.ts'
import { gameOptions } from '../parts/game-options.ts'
import { gameOf, isListed, useGameFunds } from '../parts/game.ts'
import { GameOrderFacts, type GameOrderFields } from '../parts/GameOrderFacts.tsx'
import { GameOrderForm } from '../parts/GameOrderForm.tsx'
import { useGameOrder } from '../parts/use-game-order.ts'
import { gameLimits, gamePurchase } from './game-purchase.ts'

const draftShape = v.object({ amount: v.string(), requestNo: v.string() })

interface Props {
  readonly input: PathInput<typeof sftPaths.sftPurchase>
}

/** Buys a fund of the game with simulated money. */
export default function SftPurchaseScreen({ input }: Props) {
  const funds = useGameFunds(gameOf(input))
  return (
    <GameOrderFacts
      input={input}
      own={funds}
      isListed={(listed) => isListed(listed, input.fundCode)}
    >
      {(fields) => <Fields {...fields} />}
    </GameOrderFacts>
  )
}

function Fields({ input, fund, cash, onStale }: GameOrderFields<unknown>) {
  const activityId = gameOf(input)
  const { fundCode, tradeDate } = fund
  const options = gameOptions('buy', input, fund)
  const { displayed, verb } = options.tradingDay
  const [initial] = useState(() => ({ amount: '', requestNo: newRequestNo() }))
  const [draft, update] = useDraft(options.draftKey, draftShape, initial)
  const limits = gameLimits(fund, cash)
  const problem = amountProblem(draft.amount, limits)
  const { visibleProblem, onLeave } = useVisibleProblem(problem)
  const order = gamePurchase({ activityId, fund, cash, draft })
  const trade = { activityId, fundCode, requestNo: draft.requestNo }
  const sending = useGameOrder({ ...options, order, trade })
  const reason = problem === null ? '' : GAME_MARKET.problem(problem, 'card')
  return (
    <GameOrderForm
      fund={fund}
      sending={sending}
      missing={firstMissing({ amountProblem: reason })}
      text={confirmText(verb, order)}
    >
      <AmountCard
        market={GAME_MARKET}
        fund={{ ...fund, basis: 'published' }}
        limits={limits}
        navDate={tradeDate}
        verb={verb}
        amount={draft.amount}
        problem={visibleProblem}
        // Another amount is another order.
        onChange={(amount) => update({ amount, requestNo: newRequestNo() })}
        onLeave={onLeave}
      />
      <DatesCard
        {...displayed}
        overseas={fund}
        navDate={isMoneyMarket(fund) ? null : tradeDate}
        verb={verb}
        onStale={onStale}
        nextSteps={[
          expected('确认模拟份额', fund.confirmDate),
          expected('可以模拟卖出', fund.redeemableDate),
        ]}
      />
    </GameOrderForm>
  )
}
