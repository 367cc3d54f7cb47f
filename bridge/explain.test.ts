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
    'says of %s in %s why, and what instead, where it is not native',
    (method, host) => {
      const support = contract[method].hosts[host]
      const told = explain(method, host)
      // What is refused says so, and nothing else does.
      const fits =
        support === 'native'
          ? told === null
          : told?.support === support &&
            /^[A-Z].{10,}\.$/.test(told.why) &&
            /\brefused\b/.test(told.instead) === (support === 'unsupported')
      expect([told, fits]).toEqual([told, true])
    },
  )

  it('says that an app is too old for a method', () => {
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
