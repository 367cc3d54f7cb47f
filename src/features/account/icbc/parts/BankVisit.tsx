import type { ReactNode } from 'react'
import { icbcPaths } from '#paths/icbc.ts'
import { PensionTrip } from '#shared/engines/pension/PensionTrip.tsx'
import { useBankVisit, type PensionBank } from '#shared/engines/pension/use-bank-visit.ts'
import type { PensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { PensionGate } from './PensionGate.tsx'
import { PensionState } from './PensionState.tsx'

/** The purpose of each screen's visit to the bank's page. */
const PURPOSES = { openAccount: 'open', getAuth: 'authorize' } as const

interface Props {
  readonly screen: keyof typeof PURPOSES
  readonly from: string | undefined
  /** The screen before the visit. */
  readonly children: (
    account: PensionAccount,
    leaveFor: (bank: PensionBank) => Promise<void>,
  ) => ReactNode
}

/** A screen that leads to the pension bank's page, and shows where a visit that it began is. */
export function BankVisit({ screen, from, children }: Props) {
  const visit = useBankVisit(icbcPaths[screen].pattern, PURPOSES[screen], from)
  if (visit.trip === null) {
    return (
      <PensionGate wish={screen} from={from}>
        {(account) =>
          account.pending?.state === 'processing' ? (
            <PensionState from={from} />
          ) : (
            children(account, visit.leaveFor)
          )
        }
      </PensionGate>
    )
  }
  const { is, begins } = visit.trip
  return (
    <PensionTrip
      key={is.signNo}
      signNo={is.signNo}
      own={is}
      begins={begins}
      name={is.name}
      from={from}
      onAgain={() => visit.leaveFor({ bankId: is.target, bankName: is.name })}
      onEnd={visit.end}
    >
      <PensionState from={from} />
    </PensionTrip>
  )
}
