import { describe, expect, it } from 'vitest'
import { readFlags } from './host-flags.js'

const needed = ['--device', 'd', '--provider', 'http://127.0.0.1:1/', '--control', '5600']

describe('the command line of a host', () => {
  it('has defaults for missing options', () => {
    expect(readFlags(needed)).toEqual({
      device: 'd',
      provider: 'http://127.0.0.1:1',
      control: 5600,
      user: null,
      automation: false,
      warm: false,
      drills: false,
      screenshot: null,
      path: '/',
      patience: null,
      outside: [],
    })
  })

  it('accepts every option', () => {
    const all = [...needed, '--automation', '--user', 'u', '--screenshot', 's.png', '--path', '/x']
    expect(readFlags(all)).toMatchObject({
      automation: true,
      user: 'u',
      screenshot: 's.png',
      path: '/x',
    })
  })

  it('opens no page by itself where the caller will', () => {
    expect(readFlags([...needed, '--path', 'none']).path).toBeNull()
  })

  it.each([
    [needed.slice(2), '--device is missing'],
    [[...needed, '--colour', 'red'], 'unknown option --colour'],
    [[...needed, '--user'], '--user needs a value'],
    [[...needed, '--control', '0'], '--control must be a port'],
    [[...needed, '--provider', 'ftp://x'], '--provider must be'],
    [[...needed, '--path', 'x'], '--path must start with / or be none'],
    [[...needed, '--patience', '0'], '--patience must be'],
  ])('throws with the reason for %j', (argv, reason) => {
    expect(() => readFlags(argv)).toThrow(reason)
  })
})
