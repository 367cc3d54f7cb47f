import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { setBankCardLimit, setMainBankCard, type listBankCards } from '#api/calls/bank.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { sealFields } from '#api/seal-fields.ts'
import { rereadAll } from '#api/reread.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { roundCent } from '#domain/money/money.ts'
import { announceChange } from '#shared/person/announce-change.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'

export type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

type Proof = Awaited<ReturnType<typeof sealFields<'transPwd'>>>

/** An act that waits for the trading password. */
interface Asking {
  readonly subject: string
  readonly items: readonly KeyValueItem[]
  readonly done: string
  readonly act: (proof: Proof) => Promise<Answer<unknown>>
}

const NOT_SENT = '网络不通，没有提交，请重新输入'

/** Main card and own limits, each with the trading password; setting the same again is no harm. */
export function useCardActs(onDone: () => void) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [error, setError] = useState('')

  function ask(next: Asking): void {
    setError('')
    setAsking(next)
  }

  function close(): void {
    setAsking(null)
    void rereadAll(queries)
  }

  async function enter(transPwd: string): Promise<void> {
    if (asking === null) return
    setError('')
    let proof
    try {
      proof = await sealFields({ transPwd })
    } catch (failure) {
      return setError((failure instanceof CallRefused ? failure.retMsg : '') || NOT_SENT)
    }
    let answer
    try {
      answer = await asking.act(proof)
    } catch {
      close()
      await dialog.alert({ content: '没有收到设置结果，请核对当前设置，需要时再次设置' })
      return
    }
    if (answer.ok) {
      close()
      announceChange('account')
      toast.show(asking.done)
      return onDone()
    }
    const password = passwordRefusal(answer)
    if (password?.kind === 'wrong') return setError(password.text)
    close()
    await dialog.alert({
      ...(password?.kind === 'locked' ? { title: '交易密码已锁定' } : {}),
      content: password?.text ?? (answer.retMsg || '没有设置成功，请稍后再试'),
    })
  }

  return {
    asking,
    error,
    enter,
    cancel: () => setAsking(null),
    makeMain: ({ bankSerial, bankName, cardTail }: BoundCard) =>
      ask({
        subject: '设为主卡',
        items: [{ label: '银行卡', value: `${bankName}（尾号 ${cardTail}）` }],
        done: '已设为主卡',
        act: (proof) => send(setMainBankCard, { bankSerial, ...proof }),
      }),
    setLimits: async (
      { bankSerial }: BoundCard,
      { single, day }: { readonly single: string; readonly day: string },
    ) =>
      ask({
        subject: '设置本人限额',
        items: [
          { label: '单笔限额', value: `${formatAmount(single)} 元` },
          { label: '单日限额', value: `${formatAmount(day)} 元` },
        ],
        done: '限额已设置',
        act: (proof) =>
          send(setBankCardLimit, {
            bankSerial,
            singleLimit: roundCent(single),
            dayLimit: roundCent(day),
            ...proof,
          }),
      }),
  }
}
