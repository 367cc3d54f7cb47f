import { useState } from 'react'
import { follow } from '#domain/page/life.ts'
import { approvePage, rejectPage, schedulePage, submitPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { TimeInput } from './fields/TimeInput.tsx'

interface Props {
  readonly pageId: string
  readonly version: Version
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
}

/** The next step for the newest version. */
export function NextStep({ pageId, version, act }: Props) {
  const { state } = version
  const { operator } = useEditor()
  const [approvalNo, setApprovalNo] = useState('')
  const [reason, setReason] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  switch (state) {
    case 'draft':
      return (
        <p>
          <button
            type="button"
            className="ed-button"
            onClick={() => void act(submitPage(pageId, version), '已提交，等另一位同事审核')}
          >
            提交审核
          </button>
        </p>
      )
    case 'submitted': {
      const isOwn = version.authors.includes(operator.id)
      return (
        <>
          {isOwn ? (
            <p className="ed-warning">您写的页面要由别人审核：请另一位同事登录后操作</p>
          ) : null}
          <div className="ed-form">
            <label>
              合规批准号
              <input
                className="ed-input"
                disabled={isOwn}
                value={approvalNo}
                onChange={({ target }) => setApprovalNo(target.value)}
              />
            </label>
            <button
              type="button"
              className="ed-button ed-primary"
              disabled={isOwn}
              onClick={() => void act(approvePage(pageId, version, approvalNo), '已通过，可以排期')}
            >
              通过
            </button>
          </div>
          <div className="ed-form">
            <label>
              驳回原因
              <input
                className="ed-input"
                disabled={isOwn}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
            <button
              type="button"
              className="ed-button"
              disabled={isOwn}
              onClick={() => void act(rejectPage(pageId, version, reason), '已驳回')}
            >
              驳回
            </button>
          </div>
        </>
      )
    }
    case 'approved':
      if ('refused' in follow(version, { event: 'schedule', by: operator })) {
        return <p className="ed-hint">已通过，等撰写人或值班同事排期</p>
      }
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
                schedulePage(pageId, version, {
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
    case 'takenDown':
    case 'rejected':
      return <p className="ed-hint">编辑后保存，会产生新的草稿</p>
  }
}
