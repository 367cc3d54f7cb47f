import { useState } from 'react'
import { answerWish, changeEnd, takeDownPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { TimeInput } from './fields/TimeInput.tsx'
import { endText, scheduleText } from './words.ts'

interface Props {
  readonly pageId: string
  /** The version that people see. */
  readonly live: Version
  readonly act: (work: Promise<Version>, done: (now: Version) => string) => Promise<void>
}

/** The acts for the version that is on: take it down, change its end, answer a wish. */
export function LiveActs({ pageId, live, act }: Props) {
  const { operator } = useEditor()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(live.until)
  const { wish } = live
  const isWishOfOther = wish !== null && wish.by !== operator.id
  return (
    <section className="ed-card" aria-label="线上版本">
      <h2>{`线上 v${live.version}`}</h2>
      <p className="ed-hint">{scheduleText(live)}</p>
      {wish === null ? null : (
        <p className="ed-warning">
          {wish.event === 'takeDown'
            ? `${wish.byName} 申请立即下线：${wish.reason}`
            : `${wish.byName} 申请改结束时间：${endText(wish.until)}`}
          {isWishOfOther ? (
            <button
              type="button"
              className="ed-button ed-primary"
              onClick={() => void act(answerWish(pageId, live, wish.id, true), () => '已确认')}
            >
              确认申请
            </button>
          ) : (
            '，等另一位同事确认'
          )}
          <button
            type="button"
            className="ed-button"
            onClick={() => void act(answerWish(pageId, live, wish.id, false), () => '申请已取消')}
          >
            {isWishOfOther ? '不同意' : '收回申请'}
          </button>
        </p>
      )}
      <div className="ed-form">
        <label>
          下线原因
          <input
            className="ed-input"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button
          type="button"
          className="ed-button"
          disabled={reason.trim() === ''}
          onClick={() => {
            const question = operator.onCall
              ? `立即下线 v${live.version}？客户马上就看不到这一页`
              : `申请下线 v${live.version}？另一位同事确认后马上下线`
            if (!window.confirm(question)) return
            void act(takeDownPage(pageId, live, reason), (now) =>
              now.state === 'takenDown' ? '已下线' : '已申请下线，等另一位同事确认',
            )
          }}
        >
          {operator.onCall ? '立即下线' : '申请下线'}
        </button>
      </div>
      <div className="ed-form">
        <div>
          结束时间（不填为长期）
          <TimeInput label="结束时间" value={until} onChange={setUntil} />
        </div>
        <button
          type="button"
          className="ed-button"
          disabled={until === live.until}
          onClick={() =>
            void act(changeEnd(pageId, live, until), (now) =>
              now.until === until ? '结束时间已改' : '延长要另一位同事确认，已申请',
            )
          }
        >
          改结束时间
        </button>
      </div>
      <p className="ed-hint">
        下线由值班同事一人决定，或由两位同事一起；提前结束马上生效，延长要另一位同事确认
      </p>
    </section>
  )
}
