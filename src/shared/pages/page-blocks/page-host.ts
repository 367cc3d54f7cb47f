import type { PageHost } from '#domain/page/block.ts'
import { containerName } from '#platform/bridge.ts'

const HOSTS: Readonly<Record<ReturnType<typeof containerName>, PageHost>> = {
  'native-ios': 'app',
  'native-android': 'app',
  wechat: 'wechat',
  'mini-program': 'mini',
  alipay: 'payment',
  'bank-partner': 'bank',
  browser: 'browser',
}

/** The container, as operators name it in a block's audience. */
export const pageHost = (): PageHost => HOSTS[containerName()]
