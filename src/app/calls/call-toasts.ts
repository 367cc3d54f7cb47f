import type { CallEvent } from '#api/client.ts'
import { toast } from '#ui/base/toast.ts'

/** rules.md#error-catalogue: any failure that was not a cancellation. */
export const NETWORK_TOAST = '网络开小差，请稍后再试'

const closers = new Map<number, () => void>()

/**
 * The loading toast while a call is in flight that has no other sign (rules.md#loading-toast), the
 * network toast when one fails (rules.md#error-catalogue).
 */
export function showCallToasts(event: CallEvent): void {
  switch (event.type) {
    case 'started':
      if (event.endpoint.progress === 'toast') closers.set(event.id, toast.loading('加载中...'))
      break
    case 'ended':
      closers.get(event.id)?.()
      closers.delete(event.id)
      break
    case 'failed':
      if (event.reason !== 'cancelled') toast.show(NETWORK_TOAST)
      break
    case 'answered':
    case 'incomplete':
    case 'refused':
      break
  }
}
