import { assert, constantFrom, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  NO_OWN_NUMBERS,
  ownNumbers,
  passwordFault,
  type PasswordFault,
} from './trading-password.ts'

const BORN = ownNumbers({ birthDate: '19900615' })

test.each<[string, PasswordFault | null]>([
  ['123456', 'run'],
  ['654321', 'run'],
  ['012345', 'run'],
  ['000000', 'period'],
  ['121212', 'period'],
  ['123123', 'period'],
  ['112211', 'twoDigits'],
  ['900615', 'birth'],
  ['199006', 'birth'],
  ['150619', 'birth'],
  ['061519', 'birth'],
  ['246810', null],
  ['135790', null],
  ['102938', null],
  ['890123', null],
  ['12345', 'length'],
  ['１２３４５６', 'length'],
  ['', 'length'],
])('of someone born on 1990-06-15 the password "%s" has the fault %s', (password, fault) => {
  expect(passwordFault(password, BORN)).toBe(fault)
})

const OWN = ownNumbers({
  certNo: '110105199006152468',
  mobileNos: ['13800975310'],
  cardNos: ['6299 0139 6448 0404', '6299013964802519'],
})

test.each<[string, PasswordFault]>([
  ['152468', 'identity'],
  ['900615', 'birth'],
  ['975310', 'mobile'],
  ['480404', 'card'],
  ['802519', 'card'],
])('the password %s is refused as %s by the numbers of its user', (password, fault) => {
  expect(passwordFault(password, OWN)).toBe(fault)
})

test('the last digits of an identity number that ends with X refuse no password', () => {
  expect(passwordFault('900231', ownNumbers({ certNo: '11010519491231002X' }))).toBeNull()
})

test('the part of whole numbers that is stored is the birth date and their last six digits', () => {
  expect(OWN).toEqual({
    birthDate: '19900615',
    endings: { identity: ['152468'], mobile: ['975310'], card: ['480404', '802519'] },
  })
})

test('no user is refused by what is not known of them', () => {
  expect(passwordFault('900615', NO_OWN_NUMBERS)).toBeNull()
})

test('no six digits in a row of a birth date are accepted, in any of its three orders', () => {
  const written = constantFrom<(y: string, m: string, d: string) => string>(
    (y, m, d) => y + m + d,
    (y, m, d) => d + m + y,
    (y, m, d) => m + d + y,
  )
  const two = (value: number) => String(value).padStart(2, '0')
  assert(
    property(
      integer({ min: 1920, max: 2010 }),
      integer({ min: 1, max: 12 }),
      integer({ min: 1, max: 28 }),
      written,
      nat(2),
      (year, month, day, write, at) => {
        const [y, m, d] = [String(year), two(month), two(day)]
        const text = write(y, m, d).slice(at, at + 6)
        expect(passwordFault(text, ownNumbers({ birthDate: `${y}${m}${d}` }))).not.toBeNull()
      },
    ),
  )
})
