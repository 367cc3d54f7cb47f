import { useNavigate } from 'react-router-dom'
import { cmbQueryReturnData } from '#api/calls/payment-bank.ts'
import { fetchIfFound } from '#api/query.ts'
import { earlierSigningWords, provedSigning } from '#domain/identity/payment-bank-return.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { GuideData } from './guide-data.ts'

interface Props {
  readonly data: Pick<GuideData, 'earlier' | 'updateTime' | 'remark'>
  /** Asks the provider for the state of the last signing again. */
  readonly onAsk: () => Promise<unknown>
}

/** The signing that the bank has agreed to and that is not used yet; null without one. */
async function signedNumber(): Promise<string | null> {
  const signing = await fetchIfFound(cmbQueryReturnData, {})
  return signing === null ? null : provedSigning(signing.extStr)
}

/** Shows what became of the last signing, where that matters for the next one. */
export function EarlierNotice({ data: { earlier, updateTime, remark }, onAsk }: Props) {
  const navigate = useNavigate()
  /** The bank may have agreed in another browser, or in this one before it was closed. */
  async function ask() {
    try {
      const signNo = await signedNumber()
      if (signNo !== null) return void navigate(cmbResultPaths.cmbResult.to({ signNo }))
      await onAsk()
      return toast.show('还没有收到银行的签约结果')
    } catch {
      return toast.show('暂时无法查询，请稍后再试')
    }
  }
  if (earlier === 'none') return null
  const time = formatDateTime(updateTime, { seconds: false })
  return (
    <Banner
      tone={earlier === 'lapsed' ? 'info' : 'warning'}
      {...(earlier === 'refused'
        ? {}
        : { action: { text: '重新查询', onClick: () => void ask() } })}
    >
      {earlierSigningWords(earlier, time, remark)}
    </Banner>
  )
}
