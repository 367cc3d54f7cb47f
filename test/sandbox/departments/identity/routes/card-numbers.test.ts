import { expect, test } from 'vitest'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { addBankCardSend } from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { prove, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { call } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const look = async (bankNo: string) =>
  call(sandbox, queryBankCardBin, await sealedFields(sandbox, zhang, { bankNo }), zhang)

/** With another last digit. */
const mistyped = (cardNo: string) => `${cardNo.slice(0, -1)}${(Number(cardNo.at(-1)) + 1) % 10}`

test.each([
  ['6214830000000001', '岭南丰禾银行'],
  ['4563510000000001', '江海银行'],
  ['6221730000000001', '云汐银行'],
  ['6221730000000000001', '云汐银行'],
])('finds the bank of %s, which fails the Luhn sum', async (cardNo, bankName) => {
  expect(await look(cardNo)).toMatchObject({
    retCode: RET.ok,
    payload: { bankName, cardType: 'debit' },
  })
})

test('takes such a card on the way to adding it', async () => {
  await prove(sandbox, zhang, TRADING_PASSWORD)
  const numbers = { bankNo: '6214830000000001', mobileNo: '19900000001' }
  const fields = { bankId: '1003', ...(await sealedFields(sandbox, zhang, numbers)) }
  expect((await call(sandbox, addBankCardSend, fields, zhang)).retCode).toBe(RET.ok)
})

test('refuses a mistyped number of a bank whose cards all pass it, and says so', async () => {
  const cardNo = inventedCardNo('629903', 'mistyped')
  expect((await look(cardNo)).retCode).toBe(RET.ok)
  expect(await look(mistyped(cardNo))).toMatchObject({
    retCode: RET.cardUnsupported,
    retMsg: '岭南丰禾银行没有这个卡号，请核对后重新输入',
  })
})
