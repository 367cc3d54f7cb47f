import type { CallEvent } from '#api/client.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { toast } from '#ui/overlays/toast.ts'

/** rules.md#error-catalogue: any failure that was not a cancellation. */
export const NETWORK_TOAST = '网络开小差，请稍后再试'

const closers = new Map<number, () => void>()

/**
 * rules.md#error-catalogue: the loading toast while a call is in flight, the network toast when one
 * fails.
 */
export function showCallToasts(event: CallEvent): void {
  switch (event.type) {
    case 'started':
      if (event.endpoint.loading) closers.set(event.id, toast.loading('加载中...'))
      break
    case 'ended':
      closers.get(event.id)?.()
      closers.delete(event.id)
      break
    case 'failed':
      // The user has asked for nothing that tracking does (rules.md#tracking).
      if (event.reason !== 'cancelled' && event.endpoint.name !== sensorLog3rd.name)
        toast.show(NETWORK_TOAST)
      break
    case 'answered':
    case 'refused':
      break
  }
}
