import { useState } from 'react'
import { isAuthor } from '#domain/page/life.ts'
import { approvePage, rejectPage, schedulePage, submitPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { TimeInput } from './fields/TimeInput.tsx'

interface Props {
  readonly pageId: string
  readonly version: Version
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
}

/** What comes next for the newest version. */
export function NextStep({ pageId, version, act }: Props) {
  const { state, author } = version
  const { operator } = useEditor()
  const [text, setText] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  switch (state) {
    case 'draft':
      return (
        <p>
          <button
            type="button"
            className="ed-button"
            onClick={() =>
              void act(submitPage(pageId, version, operator), '已提交，等另一位同事审核')
            }
          >
            提交审核
          </button>
        </p>
      )
    case 'submitted':
      return (
        <div className="ed-form">
          {isAuthor(author, operator) ? (
            <p className="ed-warning">您写的页面要由别人审核：请另一位同事操作</p>
          ) : null}
          <label>
            合规批准号，或驳回原因
            <input
              className="ed-input"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button
            type="button"
            className="ed-button ed-primary"
            onClick={() =>
              void act(approvePage(pageId, version, operator, text), '已通过，可以排期')
            }
          >
            通过
          </button>
          <button
            type="button"
            className="ed-button"
            onClick={() => void act(rejectPage(pageId, version, operator, text), '已驳回')}
          >
            驳回
          </button>
        </div>
      )
    case 'approved':
      return (
        <div className="ed-form">
          <div>
            上线（不填为立即）
            <TimeInput label="上线时间" value={from} onChange={setFrom} />
          </div>
          <div>
            下线（不填为长期）
            <TimeInput label="下线时间" value={until} onChange={setUntil} />
          </div>
          <button
            type="button"
            className="ed-button ed-primary"
            onClick={() =>
              void act(
                schedulePage(pageId, version, operator, {
                  ...(from === null ? {} : { from }),
                  ...(until === null ? {} : { until }),
                }),
                from === null ? '已上线' : '已排期，到时间自动上线',
              )
            }
          >
            {from === null ? '立即上线' : '按时上线'}
          </button>
        </div>
      )
    case 'scheduled':
      return <p className="ed-hint">到时间自动上线，替换现在的版本</p>
    case 'live':
      return <p className="ed-hint">客户现在看到的就是这一版；再编辑会产生新的草稿</p>
    case 'ended':
    case 'rejected':
      return <p className="ed-hint">编辑后保存，会产生新的草稿</p>
  }
}
