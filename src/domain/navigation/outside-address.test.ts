import { describe, expect, test } from 'vitest'
import { outsideAddress } from './outside-address.ts'

const HOSTS = ['hean.example']

describe('an address outside the app', () => {
  test.each([
    'https://hean.example/a.pdf',
    'https://documents.hean.example/notice?id=1#part',
    'https://HEAN.example/upper',
  ])('%s is opened', (text) => {
    expect(outsideAddress(text, HOSTS)).toMatchObject({ url: { protocol: 'https:' } })
  })

  test.each([
    ['', 'unreadable'],
    ['/relative.pdf', 'unreadable'],
    ['//hean.example/a', 'unreadable'],
    ['javascript:alert(1)', 'notHttps'],
    ['data:text/html,x', 'notHttps'],
    ['http://hean.example/a.pdf', 'notHttps'],
    ['https://evil.example/', 'foreignHost'],
    ['https://hean.example.evil.example/', 'foreignHost'],
    ['https://nothean.example/', 'foreignHost'],
    ['https://hean.example:8443/', 'foreignHost'],
    ['https://hean.example@evil.example/', 'carriesLogin'],
    ['https://user:word@hean.example/', 'carriesLogin'],
    ['https:\\\\evil.example', 'foreignHost'],
  ])('%s is refused as %s', (text, refused) => {
    expect(outsideAddress(text, HOSTS)).toEqual({ refused })
  })
})
