import { useState } from 'react'
import { rollBackPage, type Version } from './calls.ts'
import { TimeInput } from './fields/TimeInput.tsx'
import { Sheet } from './Sheet.tsx'
import { endText } from './words.ts'

interface Props {
  readonly pageId: string
  readonly newest: Version
  readonly version: Version
  /** Versions that are scheduled: a roll-back cancels them. */
  readonly waiting: readonly Version[]
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
  readonly onClose: () => void
}

/** Brings a version back at once: until when, and what that cancels. */
export function RollBackSheet({ pageId, newest, version, waiting, act, onClose }: Props) {
  const [until, setUntil] = useState(version.until)
  const names = waiting.map((it) => `v${it.version}`).join('、')
  const canceled = names === '' ? '' : `，已取消 ${names} 的排期`
  return (
    <Sheet title={`回滚到 v${version.version}`} onClose={onClose}>
      <p>{`v${version.version} 的内容立即重新上线，${endText(until)}。它批准的结束时间：${endText(version.until)}`}</p>
      {names === '' ? null : <p className="ed-warning">{`${names} 的排期会取消`}</p>}
      <div className="ed-form">
        <div>
          {version.until === null ? '结束时间（不填为长期）' : '结束时间（可以提前）'}
          <TimeInput label="回滚后的结束时间" value={until} onChange={setUntil} />
        </div>
        <button
          type="button"
          className="ed-button ed-primary"
          onClick={() => {
            const back = rollBackPage(pageId, newest, version.version, until)
            void act(back, `已回滚到 v${version.version} 的内容${canceled}`)
            onClose()
          }}
        >
          立即回滚
        </button>
      </div>
    </Sheet>
  )
}
