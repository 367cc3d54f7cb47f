import { expect, test } from 'vitest'
import { queryRandomCode } from '#api/calls/account.ts'
import { addBankCardSend } from '#api/calls/bank.ts'
import { proveIdentity } from '#api/calls/step-up.ts'
import { RET } from '#api/endpoint.ts'
import { bankByName, REFUSED_CARD } from './banks.ts'
import { CARD_SENTINELS } from '#test/sandbox/departments/trading/sentinels.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, sealForProvider, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

/** The bank is named at the beginning of the note. */
const namedBank = (note: string) => bankByName(/^(.+?银行|九州农信)/.exec(note)?.[1] ?? '')

function expectedFor(cardNo: string, note: string): number {
  if (cardNo === REFUSED_CARD) return RET.identityMismatch
  return note.endsWith('可以绑定') ? RET.ok : RET.cardUnsupported
}

test.each(CARD_SENTINELS)(
  'card $cardNo behaves as its note says: $note',
  async ({ cardNo, note }) => {
    const session = await signIn(sandbox, 'wang')
    const proof = await ask(sandbox, queryRandomCode, {}, session)
    const transPwd = sealForProvider(TRADING_PASSWORD, proof.randomCode)
    await ask(sandbox, proveIdentity, { transPwd, randomCode: proof.randomCode }, session)
    const { randomCode } = await ask(sandbox, queryRandomCode, {}, session)
    const fields = {
      bankId: namedBank(note).bankId,
      bankNo: sealForProvider(cardNo, randomCode),
      mobileNo: sealForProvider('13000000003', randomCode),
      randomCode,
    }
    const { retCode } = await call(sandbox, addBankCardSend, fields, session)
    expect(retCode).toBe(expectedFor(cardNo, note))
    // Codes are sent a minute apart.
    await control(sandbox, 'clock', { days: 1 })
  },
)
