import { describe, expect, it } from 'vitest'
import { readUserAgent } from './device-info.ts'

const table: readonly (readonly [userAgent: string, systemVersion: string, model: string])[] = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
    'iOS 16.5',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 14_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Mobile/15A5341f Safari/604.1',
    'iPadOS 14.0.1',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; PGEM10 Build/SKQ1.211019.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36',
    'Android 12',
    'PGEM10',
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 8.1.0; zh-cn; MI 8 Build/OPM1.171019.026) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/61.0.3163.128 Mobile Safari/537.36',
    'Android 8.1.0',
    'MI 8',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'Android 10',
    '',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'macOS 10.15.7',
    'Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    'Windows 10.0',
    '',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    'Linux',
    '',
  ],
  ['curl/8.0', '', ''],
]

describe('the device in a user-agent string', () => {
  it.each(table)('is read from %s', (userAgent, systemVersion, model) => {
    expect(readUserAgent(userAgent)).toEqual({ systemVersion, model })
  })
})
