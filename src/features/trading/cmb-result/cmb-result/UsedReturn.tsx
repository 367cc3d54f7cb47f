import { returnStep } from '#domain/identity/payment-bank-return.ts'
import type { BankTrip } from '#session/trip.ts'
import { usedWords } from '#shared/engines/trip/signed-words.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import type { ReturnData } from './return-data.ts'
import { useLeave } from './use-leave.ts'

const UNKNOWN = { title: '这次办理已经完成', note: '这个返回链接已使用过，无需再次操作' }

interface Props {
  /** The trip, where this tab has begun it: only then is it known what it was for. */
  readonly own: BankTrip | null
  readonly data: ReturnData
}

/** A return that has been used, or needs nothing more: shows what it did. */
export function UsedReturn({ own, data }: Props) {
  const leave = useLeave()
  const words = own === null ? UNKNOWN : usedWords(own.purpose)
  /** After an authentication whose answer was lost, its follow-up is still due. */
  async function goOn() {
    if (own !== null && returnStep(own.purpose) === 'authenticate') {
      const tpwdFlag = await leave.tpwdFlag().catch(() => null)
      if (tpwdFlag !== null) return leave.onward(data, { tpwdFlag, transPwdToken: '' })
    }
    return leave.toEntry(data, own?.from)
  }
  return (
    <ResultTemplate
      tone="done"
      {...words}
      primary={{ text: '继续', onClick: goOn }}
      footNote="办理结果以银行通知为准"
    />
  )
}
