import { useQueryClient } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { send } from '#api/client.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { FAILURE_WAIT_MS, followUp, returnStep } from '#domain/identity/payment-bank-return.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { keepProof } from '#session/proofs.ts'
import { dropTrip } from '#session/trip.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useTaskReport } from '#shared/engines/reward/use-task-report.ts'
import { reportSigning } from '#shared/engines/trip/report-signing.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { toast } from '#ui/base/toast.ts'
import { entryAddress, entryWayBack, originAddress, type ReturnData } from './return-data.ts'

/**
 * The result of a step: whether a trading password is set, and a token that allows setting one
 * (empty without one).
 */
export interface StepResult {
  readonly tpwdFlag: string
  readonly transPwdToken: string
}

/**
 * The exits of the return page (rules.md#payment-bank-return). Each replaces the page in the
 * history.
 */
export function useLeave() {
  const replace = useReplace()
  const queries = useQueryClient()
  const { changed } = useWayBack(undefined)
  const report = useTaskReport()
  /** The trip to the bank is over with it. */
  const go = (address: string) => {
    dropTrip()
    replace(address)
  }

  /** Fetches the user again and invalidates all queries, because cards and flags have changed. */
  async function refresh() {
    await send(getLoginUserInfo, {}).catch(() => {})
    void rereadAll(queries)
  }

  return {
    toOrigin: (left: Pick<ReturnData, 'routePath'>) => go(originAddress(left)),
    /** After a return that has been used already. */
    toEntry: (data: ReturnData, entry: string | undefined) => go(entry ?? entryAddress(data)),

    /** Continues after a successful step. */
    onward(data: ReturnData, { tpwdFlag, transPwdToken }: StepResult) {
      const step = returnStep(data.nextType)
      const from = entryWayBack(data)
      void reportSigning(step, '2')
      changed()
      if (transPwdToken !== '') keepProof('transPwdToken', transPwdToken)
      switch (followUp(step, tpwdFlag)) {
        case 'entry':
          toast.show('添加成功')
          report('binding_card')
          go(entryAddress(data))
          break
        case 'newPassword':
          go(bindingPaths.setPassword.to({ step: '1', from }))
          break
        case 'setPassword':
          go(authenticPaths.bindPassword.to({ step: '1', from }))
          break
        case 'authSuccess':
          go(authenticPaths.authenticSuccess.to({ from }))
          break
      }
    },

    /** Returns whether a trading password is set, for a step whose own answer was lost. */
    tpwdFlag: async () => (await fetchOrThrow(queryUserStatus, {})).tpwdFlag,

    /**
     * Shows why a step failed, waits, refreshes the user and returns to the page that the user came
     * from.
     */
    async failed(data: ReturnData, why: string) {
      void reportSigning(returnStep(data.nextType), '3')
      toast.show(why)
      await new Promise((resolve) => {
        setTimeout(resolve, FAILURE_WAIT_MS)
      })
      await refresh()
      go(originAddress(data))
    },
  }
}
