import { dealPaths } from '#paths/deal.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { lacking } from '#ui/fields/missing.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { unusableWords } from '#domain/holding/unusable-words.ts'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

const CLOSED = '该基金暂停赎回，暂时不能取出'

interface Props {
  readonly fund: Fund
  readonly held: Holding | null
}

/** The buttons to deposit and to withdraw. */
export function MoneyActions({ fund, held }: Props) {
  const { fundCode } = fund
  const closed = fund.redeemStatus === 'suspended' ? CLOSED : null
  const reason = held && (closed ?? unusableWords(held))
  const suspended = fund.applyStatus === 'suspended'
  return (
    <ActBar
      note={reason}
      acts={[
        held && {
          text: '取出',
          kind: 'secondary',
          track: 'withdraw',
          missing: lacking(reason),
          to: dealPaths.withdraw.to({ fundCode }),
        },
        {
          text: suspended ? '暂停存入' : '存入',
          track: 'deposit',
          disabled: suspended,
          to: dealPaths.deposit.to({ fundCode }),
        },
      ]}
    />
  )
}
