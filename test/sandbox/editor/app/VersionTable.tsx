import { follow } from '#domain/page/life.ts'
import { rollBackPage, withdrawPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { audienceText, scheduleText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
  readonly onCompare: (version: Version) => void
}

/** A page's versions; any of them may be withdrawn or brought back where its state allows it. */
export function VersionTable({ pageId, versions, act, onCompare }: Props) {
  const { operator } = useEditor()
  const [newest] = versions
  /** Those that a roll-back cancels. */
  const waiting = versions
    .filter(({ state }) => state === 'scheduled')
    .map(({ version }) => ` v${version} `)
    .join('、')
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
              {it.publishedAt === null || it.state === 'live' || newest === undefined ? null : (
                <button
                  type="button"
                  className="ed-button"
                  onClick={() => {
                    const canceling = waiting === '' ? '' : `，并取消${waiting}的排期`
                    if (!window.confirm(`把 v${it.version} 的内容立即重新上线${canceling}？`)) {
                      return
                    }
                    void act(
                      rollBackPage(pageId, newest, it.version),
                      `已回滚到 v${it.version} 的内容${waiting === '' ? '' : `，已取消${waiting}的排期`}`,
                    )
                  }}
                >
                  回滚到这一版
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
