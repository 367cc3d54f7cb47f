import { WALLET_FUND } from '#domain/business-codes.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { risksPaths } from '#paths/risks.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import type { PlanDetail } from '../parts/PlanFigures.tsx'

type ObstacleKind = NonNullable<PlanDetail['obstacle']>['kind']

interface Remedy {
  /** After the reason; empty where that says what to do. */
  readonly note: string
  readonly text: string
  /** Null where the user can only wait. */
  readonly to: string | null
}

/** Returns what the user can do so that the next debit does not fail. */
export function obstacleRemedy(kind: ObstacleKind, { planNo }: Pick<Plan, 'planNo'>): Remedy {
  const edit = directInvestPaths.directInvestCashier.to({ planNo })
  const here = directInvestPaths.detail.to({ planNo })
  switch (kind) {
    case 'fundSuspended':
      return { note: '。可以先暂停计划，恢复买入后再恢复', text: '', to: null }
    case 'walletShort':
      return {
        note: '。请在扣款日 09:30 前存入',
        text: '去存入',
        to: dealPaths.deposit.to({ fundCode: WALLET_FUND }),
      }
    case 'cardUnavailable':
      return { note: '', text: '更换扣款卡', to: edit }
    case 'overLimit':
      return { note: '。可以改小每期金额，或更换扣款卡', text: '修改计划', to: edit }
    case 'riskMismatch':
      return {
        note: '。可以重新测评',
        text: '重新测评',
        to: risksPaths.assessment.to({ from: here }),
      }
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** `02:13:05`. */
export const timeLeft = (seconds: number): string =>
  `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
