import { useEffect, useRef } from 'react'
import { returnStep } from '#domain/identity/payment-bank-return.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import type { ReturnData } from './return-data.ts'
import { useLeave } from './use-leave.ts'

/** Runs `act` once, although effects may run twice. */
function useOnce(act: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    act()
  })
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton shape="detail" />
  </div>
)

/**
 * The return was completed before, for example by a request whose answer was lost: continues with
 * the next step.
 */
export function LeaveOnward({ data }: { readonly data: ReturnData }) {
  const leave = useLeave()
  useOnce(() => {
    const step = returnStep(data.nextType)
    if (step === 'addCard') return leave.onward(data, { tpwdFlag: '', transPwdToken: '' })
    // The token for setting a password was in the lost answer, and is issued only once.
    if (step === 'resetPassword') return void leave.failed(data, '核验结果没有收到，请重新发起')
    leave.tpwdFlag().then(
      (tpwdFlag) => leave.onward(data, { tpwdFlag, transPwdToken: '' }),
      () => leave.toOrigin(data),
    )
  })
  return <Waiting />
}

/** The signing failed: shows why, and returns to the page that the user came from. */
export function LeaveFailed({ data, why }: { readonly data: ReturnData; readonly why: string }) {
  const leave = useLeave()
  useOnce(() => void leave.failed(data, why))
  return <Waiting />
}
