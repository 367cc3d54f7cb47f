import { useState } from 'react'
import * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import { buyGameFund } from '#api/calls/game-trading.ts'
import { useCurrent } from '#api/use-current.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { amountProblem, isSaidAtOnce } from '#domain/order/purchase-amount.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { useDraft } from '#session/draft.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { AmountCard } from '#shared/engines/order/form/AmountCard.tsx'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { firstMissing, NOTHING_ELSE } from '#shared/engines/order/form/first-missing.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { gameBlock, GameClosed } from '../parts/GameClosed.tsx'
import { GAME_MARKET } from '../parts/game-market.ts'
import { GameNotice } from '../parts/GameNotice.tsx'
import { gameDay } from '../parts/game-day.ts'
import { gameOf, sameGame, useGameFunds, useGamePeriod, usePlayer } from '../parts/game.ts'
import { useGameOrder } from '../parts/use-game-order.ts'
import { gameLimits, gamePurchase } from './game-purchase.ts'

type Input = PathInput<typeof sftPaths.sftPurchase>

const BUY = submissionCall(buyGameFund, {
  notFound: GENERAL,
  activityOver: GENERAL,
  cannotJoin: GENERAL,
  gameMoneyShort: GENERAL,
  amountOutOfRange: GENERAL,
})
const draftShape = v.object({ amount: v.string(), requestNo: v.string() })

/** Buys a fund of the game with simulated money. */
export default function SftPurchaseScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const activityId = gameOf(input)
  const fund = useCurrent(queryFundOne, { fundCode })
  const funds = useGameFunds(activityId)
  const player = usePlayer(activityId)
  // Its answer has the provider's time, by which the cut-off is counted down.
  const period = useGamePeriod(activityId)
  const data =
    fund.data && funds.data && player.data && period.data
      ? {
          fund: fund.data,
          player: player.data,
          listed: funds.data.funds.some((it) => it.fundCode === fundCode),
        }
      : undefined
  return (
    <DataTemplate
      query={combineQueries([fund, funds, player, period], data)}
      skeleton={<SkeletonScreen shape="form" />}
    >
      {({ fund: loaded, player: { cash, ...state }, listed }) => {
        const block = gameBlock(state, listed)
        if (block !== null) return <GameClosed block={block} input={input} />
        return (
          <Fields input={input} fund={loaded} cash={cash} onStale={() => void fund.refetch()} />
        )
      }}
    </DataTemplate>
  )
}

interface Props {
  readonly input: Input
  readonly fund: Fund
  readonly cash: string
  readonly onStale: () => void
}

function Fields({ input, fund, cash, onStale }: Props) {
  const activityId = gameOf(input)
  const { fundCode, tradeDate } = fund
  const draftKey = `sftPurchase:${activityId}:${fundCode}`
  const [initial] = useState(() => ({ amount: '', requestNo: newRequestNo() }))
  const [draft, update] = useDraft(draftKey, draftShape, initial)
  const [touched, setTouched] = useState(false)
  const limits = gameLimits(fund, cash)
  const problem = amountProblem(draft.amount, limits)
  const order = gamePurchase({ activityId, fund, cash, draft })
  const sending = useGameOrder({
    order,
    call: BUY,
    verb: '模拟买入',
    tradeDate,
    draftKey,
    result: ({ requestNo }) =>
      sftPaths.sftPurchaseSuccess.to({ ...sameGame(input), fundCode, requestNo }),
  })
  const money = isMoneyMarket(fund)
  return (
    <FormTemplate
      action={{
        text: confirmText('模拟买入', order),
        missing: firstMissing({
          ...NOTHING_ELSE,
          amountProblem: problem === null ? '' : GAME_MARKET.problem(problem, 'card'),
        }),
        busy: sending.busy,
        onClick: sending.start,
      }}
      footNote={<RiskLine />}
    >
      <GameNotice />
      <FundLine fund={fund} />
      <AmountCard
        market={GAME_MARKET}
        fund={{ ...fund, basis: 'published' }}
        limits={limits}
        navDate={tradeDate}
        verb="模拟买入"
        amount={draft.amount}
        problem={problem !== null && (touched || isSaidAtOnce(problem)) ? problem : null}
        // Another amount is another order.
        onChange={(amount) => update({ amount, requestNo: newRequestNo() })}
        onLeave={() => setTouched(true)}
      />
      <DatesCard
        {...gameDay(fund)}
        overseas={fund}
        navDate={money ? null : tradeDate}
        verb="模拟买入"
        onStale={onStale}
        nextSteps={[
          expected('确认模拟份额', fund.confirmDate),
          expected('可以模拟卖出', fund.redeemableDate),
        ]}
      />
    </FormTemplate>
  )
}
