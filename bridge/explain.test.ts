import { describe, expect, it } from 'vitest'
import { contract, type HostName } from './contract.ts'
import { explain } from './explain.ts'
import { methodNames } from './testing/samples.ts'

const hosts: readonly HostName[] = [
  'native-ios',
  'native-android',
  'wechat',
  'mini-program',
  'alipay',
  'bank-partner',
  'browser',
]
const table = methodNames.flatMap((method) => hosts.map((host) => [method, host] as const))

describe('explain', () => {
  it.each(table)(
    'explains %s in %s where it is not native: why, and what happens instead',
    (method, host) => {
      const support = contract[method].hosts[host]
      const explained = explain(method, host)
      // Exactly the unsupported ones contain "refused".
      const fits =
        support === 'native'
          ? explained === null
          : explained?.support === support &&
            /^[A-Z].{10,}\.$/.test(explained.why) &&
            /\brefused\b/.test(explained.instead) === (support === 'unsupported')
      expect([explained, fits]).toEqual([explained, true])
    },
  )

  it('explains that an app is too old for a method', () => {
    expect(
      explain('setShareData', 'native-ios', { appVersion: '5.5.9', bridgeVersion: 1 }),
    ).toEqual({
      support: 'unsupported',
      why: 'The app is too old: since app 5.6.0, this is 5.5.9.',
      instead: 'It is refused; the user can update the app.',
    })
    const now = { appVersion: '5.6.0', bridgeVersion: 1 }
    expect(explain('setShareData', 'native-ios', now)).toBeNull()
  })
})
