import { cancel, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import {
  cancelOrder,
  cancelUntil,
  ownOrder,
  refundRoute,
} from '#test/sandbox/departments/trading/cancelling.ts'
import { toFlag, forUser } from '#test/sandbox/kernel/route.ts'

export const cancelFamily = [
  forUser(isShowCancelBtn, ({ applyNo }, world, user) => {
    const order = ownOrder(world, user, applyNo)
    const now = world.clock.now()
    const until = cancelUntil(order, now)
    const none = { refundTo: '', refundDate: null }
    return {
      showFlag: toFlag(until !== null),
      cancelUntil: until,
      ...(until === null ? none : refundRoute(world, order, now)),
    }
  }),

  forUser(queryIsCancel, ({ applyNo }, world, user) => {
    const order = ownOrder(world, user, applyNo)
    const { cancel_time: cancelTime } = order
    if (cancelTime === null)
      return { cancelFlag: '0' as const, cancelTime, refundTo: '', refundDate: null }
    return { cancelFlag: '1' as const, cancelTime, ...refundRoute(world, order, cancelTime) }
  }),

  forUser(cancel, (request, world, user) => cancelOrder(world, user, request)),
]
