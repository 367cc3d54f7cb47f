import type { ReactNode } from 'react'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Missing } from '#ui/base/Button.tsx'
import { GameNotice } from './GameNotice.tsx'
import type { useGameOrder } from './use-game-order.ts'

interface Props {
  readonly fund: Fund
  readonly sending: ReturnType<typeof useGameOrder>
  /** The act of the user before the order can be sent; null: nothing. */
  readonly missing: Missing | null
  /** The button's label. */
  readonly text: string
  readonly children: ReactNode
}

/** The fields of a simulated order, and the button that sends it. */
export function GameOrderForm({ fund, sending, missing, text, children }: Props) {
  const { busy, start } = sending
  return (
    <FormTemplate action={{ text, missing, busy, onClick: start }} footNote={<RiskLine />}>
      <GameNotice />
      <FundLine fund={fund} />
      {children}
    </FormTemplate>
  )
}
