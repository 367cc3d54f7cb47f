import { follow, rollBackRefusal } from '#domain/page/life.ts'
import { now14 } from '#platform/clock.ts'
import { withdrawPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { audienceText, scheduleText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
  readonly onCompare: (version: Version) => void
  readonly onRollBack: (version: Version) => void
}

/** A page's versions; any of them may be withdrawn or brought back where its state allows it. */
export function VersionTable({ pageId, versions, act, onCompare, onRollBack }: Props) {
  const { operator } = useEditor()
  return (
    <table className="ed-table">
      <thead>
        <tr>
          <th>版本</th>
          <th>状态</th>
          <th>上线时间</th>
          <th>给谁看</th>
          <th>撰写</th>
          <th>审核</th>
          <th>批准号或原因</th>
          <th>操作</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((it, at) => (
          <tr key={it.version}>
            <td>{`v${it.version}`}</td>
            <td>
              <span className="ed-badge" data-state={it.state}>
                {STATES[it.state]}
              </span>
            </td>
            <td>{scheduleText(it)}</td>
            <td>{audienceText(it.audience)}</td>
            <td>{it.author}</td>
            <td>{it.reviewer === '' ? '—' : it.reviewer}</td>
            <td>{[it.approvalNo, it.reason].filter((word) => word !== '').join('，')}</td>
            <td>
              {at === versions.length - 1 ? null : (
                <button type="button" className="ed-button" onClick={() => onCompare(it)}>
                  看改动
                </button>
              )}
              {'refused' in follow(it, { event: 'withdraw', by: operator }) ? null : (
                <button
                  type="button"
                  className="ed-button"
                  onClick={() => {
                    if (!window.confirm(`把 v${it.version} 撤回为草稿？之后要重新提交审核`)) return
                    void act(withdrawPage(pageId, it), `v${it.version} 已撤回为草稿`)
                  }}
                >
                  撤回
                </button>
              )}
              {rollBackRefusal(it, { by: operator, until: it.until, from: now14() }) === null ? (
                <button type="button" className="ed-button" onClick={() => onRollBack(it)}>
                  回滚到这一版
                </button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
