import { describe, expect, test } from 'vitest'
import { bankPageAddress, outsideAddress } from './outside-address.ts'

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

const HERE = 'http://localhost:5180'

describe("a bank's page", () => {
  test.each([
    ['https://bank.example/sign?no=1', HERE, 'https://bank.example/sign?no=1'],
    ['/sandbox/bank/sign?signNo=B1', HERE, `${HERE}/sandbox/bank/sign?signNo=B1`],
    ['https://bank.example/sign', 'heanfund-h5://app', 'https://bank.example/sign'],
    ['http://bank.example/', HERE, null],
    ['http://localhost:5181/', HERE, null],
    ['https://bank.example:8443/', HERE, null],
    ['https://jianghai.example@evil.example/', HERE, null],
    ['http://user:word@localhost:5180/', HERE, null],
    ['javascript:alert(1)', HERE, null],
    ['javascript:alert(1)', 'null', null],
    ['data:text/html,x', 'null', null],
    ['/sign', 'heanfund-h5://app', null],
    ['https://', HERE, null],
  ])('%s is left for from %s as %s', (address, origin, to) => {
    expect(bankPageAddress(address, origin)).toBe(to)
  })
})
