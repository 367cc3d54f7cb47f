import { useNavigate } from 'react-router-dom'
import { compare, isZero } from '#domain/money/money.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { Button, type Missing } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import type { TradeInput } from '../parts/game-options.ts'
import { gameOf, sameGame, usePosition } from '../parts/game.ts'

/** Shares that cannot be sold yet say so at the tap. */
const NONE_USABLE: Missing = { reason: '模拟份额确认后的下一个交易日才能卖出' }

/** The acts on a fund of the game: selling is there for who holds it. */
export function FundActs({ input }: { readonly input: TradeInput }) {
  const { fundCode } = input
  const navigate = useNavigate()
  const { position } = usePosition(gameOf(input), fundCode)
  const game = { ...sameGame(input), fundCode }
  const isHeld = position !== undefined && compare(position.shares, '0') > 0
  return (
    <BottomBar>
      {isHeld && (
        <Button
          kind="secondary"
          size="large"
          missing={isZero(position.usableShares) ? NONE_USABLE : null}
          onClick={() => void navigate(sftPaths.sftSell.to(game))}
        >
          模拟卖出
        </Button>
      )}
      <Button size="large" block onClick={() => void navigate(sftPaths.sftPurchase.to(game))}>
        模拟买入
      </Button>
    </BottomBar>
  )
}
