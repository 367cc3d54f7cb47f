import { cancel as cancelCall, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  bought,
  NO_APPLICATION,
  sold,
  untilLocked,
  WRONG_PASSWORD,
} from '#test/sandbox/testing/coverage/steps-orders.ts'

/** zhang, who has just bought: the client, the order's number, and a way to cancel it. */
async function buyer(p: Provider) {
  const zhang = await p.as('zhang')
  const { applyNo } = okPayload(await bought(p, zhang))
  const undo = async (password = TRADING_PASSWORD) =>
    zhang(cancelCall, { applyNo, ...(await p.sealed(zhang, { transPwd: password })) })
  return { zhang, applyNo, undo }
}

export const cancel: readonly Scenario[] = [
  scenario(
    isShowCancelBtn,
    async (p) => {
      const zhang = await p.as('zhang')
      const { applyNo } = okPayload(await sold(p, zhang))
      return zhang(isShowCancelBtn, { applyNo })
    },
    { notFound: async (p) => (await p.as('zhang'))(isShowCancelBtn, NO_APPLICATION) },
  ),
  scenario(
    queryIsCancel,
    async (p) => {
      const { zhang, applyNo, undo } = await buyer(p)
      okPayload(await undo())
      return zhang(queryIsCancel, { applyNo })
    },
    {
      notFound: async (p) => {
        const { applyNo } = await buyer(p)
        return (await p.as('qian'))(queryIsCancel, { applyNo })
      },
    },
  ),
  scenario(cancelCall, async (p) => (await buyer(p)).undo(), {
    notFound: async (p) => {
      const zhang = await p.as('zhang')
      const proof = await p.sealed(zhang, { transPwd: TRADING_PASSWORD })
      return zhang(cancelCall, { ...NO_APPLICATION, ...proof })
    },
    notCancellable: async (p) => {
      const { undo } = await buyer(p)
      await p.moveClock({ next: 'cutoff' })
      return undo()
    },
    wrongTradingPassword: async (p) => (await buyer(p)).undo(WRONG_PASSWORD),
    tradingPasswordLocked: async (p) => {
      const { undo } = await buyer(p)
      return untilLocked(() => undo(WRONG_PASSWORD))
    },
    tokenExpired: async (p) => {
      const { zhang, applyNo } = await buyer(p)
      const proof = await p.sealed(zhang, { transPwd: TRADING_PASSWORD })
      await p.moveClock({ to: '20260311110000' })
      return zhang(cancelCall, { applyNo, ...proof })
    },
  }),
]
