import { useState } from 'react'
import { readFundProtocol } from '#api/calls/trade.ts'
import { Button } from '#ui/base/Button.tsx'
import type { Protocol } from './consent.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { AgreementSheet } from './AgreementSheet.tsx'

const READ = actCall(readFundProtocol)

interface Props {
  readonly fundCode?: string | undefined
  /** The documents to read, one after the other; empty: the sheet is closed. */
  readonly queue: readonly Protocol[]
  /** True if finishing the last document is the consent. */
  readonly agree: boolean
  readonly onRead: (hash: string, last: boolean) => void
  readonly onClose: () => void
}

/**
 * A sheet with agreements. Each can be confirmed only at its end; of a fund's the provider gets a
 * report.
 */
export function AgreementReader({ fundCode, queue, agree, onRead, onClose }: Props) {
  const [at, setAt] = useState(0)
  const [endedHash, setEnded] = useState('')
  const protocol = queue[at] ?? null
  const last = at >= queue.length - 1
  const atEnd = protocol !== null && endedHash === protocol.hash
  const leave = () => {
    setAt(0)
    setEnded('')
    onClose()
  }
  const next = () => {
    if (protocol === null) return
    const { protocolId, hash } = protocol
    // A failure is ignored: the order itself lists the agreed documents.
    if (fundCode !== undefined) {
      void sendAct({
        intent: `read ${fundCode} ${hash}`,
        call: READ({ fundCode, protocolId, hash }),
        quiet: true,
      })
    }
    onRead(hash, last)
    if (last) leave()
    else setAt(at + 1)
  }
  const text = last ? (agree ? '已阅读并同意' : '已阅读') : '已阅读，下一份'
  return (
    <AgreementSheet
      agreement={protocol}
      note={queue.length > 1 ? `第 ${at + 1} 份，共 ${queue.length} 份` : ''}
      onEnd={setEnded}
      onClose={leave}
      footer={
        <Button
          size="large"
          block
          missing={atEnd ? null : { reason: '请向下滑动，阅读至末尾' }}
          onClick={next}
        >
          {atEnd ? text : '请阅读至末尾'}
        </Button>
      }
    />
  )
}
