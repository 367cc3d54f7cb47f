import { brand } from '#domain/brand.ts'
import { bridge } from '#platform/bridge.ts'
import { toast } from '#ui/base/toast.ts'

/**
 * Opens customer service by the container's means; `source` names the page for the agent. A failure
 * shows the telephone number.
 */
export async function openCustomer(source: string): Promise<void> {
  try {
    await bridge().call('openCustomer', { source: source.slice(0, 64) })
  } catch {
    toast.show(`没有打开客服页面，请拨打 ${brand.serviceLine}（${brand.serviceHours}）`)
  }
}
