import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { saveCMBAuthStatus, saveCMBStatus } from '#api/calls/bank.ts'
import { send } from '#api/client.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import {
  FAILURE_WAIT_MS,
  followUp,
  returnStep,
  type ReturnStep,
} from '#domain/identity/payment-bank-return.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { keepPasswordToken } from '#session/password-token.ts'
import { toast } from '#ui/overlays/toast.ts'
import { entryAddress, originAddress, type ReturnData } from './return-data.ts'

/**
 * The result of a step: whether a trading password is set, and a token that allows setting one
 * (empty without one).
 */
export interface StepResult {
  readonly tpwdFlag: string
  readonly transPwdToken: string
}

/** For reports to the provider, whose failure must not stop the flow. */
const ignoreFailure = (promise: Promise<unknown>) => void promise.catch(() => {})

function reportStatus(step: ReturnStep, status: '2' | '3') {
  ignoreFailure(send(step === 'authenticate' ? saveCMBAuthStatus : saveCMBStatus, { status }))
}

/**
 * The exits of the return page (rules.md#payment-bank-return). Each replaces the page in the
 * history.
 */
export function useLeave() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const go = (address: string) => void navigate(address, { replace: true })

  /** Fetches the user again and invalidates all queries, because cards and flags have changed. */
  async function refresh() {
    await send(getLoginUserInfo, {}).catch(() => {})
    void queries.invalidateQueries()
  }

  return {
    toOrigin: (data: ReturnData) => go(originAddress(data)),

    /** Continues after a successful step. */
    onward(data: ReturnData, { tpwdFlag, transPwdToken }: StepResult) {
      const step = returnStep(data.nextType)
      reportStatus(step, '2')
      void queries.invalidateQueries()
      if (transPwdToken !== '') keepPasswordToken(sessionStorage, transPwdToken)
      switch (followUp(step, tpwdFlag)) {
        case 'entry':
          toast.show('添加成功')
          go(entryAddress(data))
          break
        case 'newPassword':
          go(bindingPaths.setPassword.to({ step: '1' }))
          break
        case 'setPassword':
          go(bindingPaths.setBank.to())
          break
        case 'authSuccess':
          go(authenticPaths.authenticSuccess.to())
          break
      }
      if (step === 'authenticate') {
        ignoreFailure(send(processGoldCoinsTask, { taskBizId: 'binding_card' }))
      }
    },

    /** Whether a trading password is set, for a step whose own answer was lost. */
    tpwdFlag: async () => (await fetchOrThrow(queryUserStatus, {})).tpwdFlag,

    /**
     * Shows why a step failed, waits, refreshes the user and returns to the page that the user came
     * from.
     */
    async failed(data: ReturnData, why: string) {
      reportStatus(returnStep(data.nextType), '3')
      toast.show(why)
      await new Promise((resolve) => {
        setTimeout(resolve, FAILURE_WAIT_MS)
      })
      await refresh()
      go(originAddress(data))
    },
  }
}
