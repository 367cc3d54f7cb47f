import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isAuthor, TRANSITIONS } from '#domain/page/life.ts'
import {
  approvePage,
  loadPages,
  loadVersion,
  rejectPage,
  rollBackPage,
  schedulePage,
  submitPage,
  withdrawPage,
  Refused,
  type Finding,
  type Version,
} from './calls.ts'
import { blocksById } from './document-parts.ts'
import { differences } from './differences.ts'
import { Differences } from './Differences.tsx'
import { useEditor } from './EditorContext.tsx'
import { TimeInput } from './fields/TimeInput.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { ScheduleLine } from './ScheduleLine.tsx'
import { Sheet } from './Sheet.tsx'
import { audienceText, blockName, failureText, findingText, scheduleText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
}

/** A page's versions, and what may be done with the newest. */
export function PageVersions({ pageId, who }: Props) {
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['pages'], queryFn: loadPages, staleTime: 0 })
  const [compared, compare] = useState<Version | null>(null)
  const [previewing, preview] = useState(false)
  const [said, say] = useState('')
  const [findings, find] = useState<readonly Finding[]>([])
  const { operator } = useEditor()
  const page = query.data?.pages.find((it) => it.pageId === pageId)
  const versions = page?.versions ?? []
  const [newest] = versions
  /** Those that a roll-back cancels. */
  const waiting = versions
    .filter(({ state }) => state === 'scheduled')
    .map(({ version }) => ` v${version} `)
    .join('、')

  const act = async (work: Promise<Version>, done: string) => {
    say('')
    find([])
    try {
      await work
      say(done)
    } catch (error) {
      if (error instanceof Refused) find(error.findings)
      say(failureText(error))
    }
    await client.invalidateQueries({ queryKey: ['pages'] })
  }

  return (
    <>
      <header className="ed-bar">
        <a href="#/">‹ 全部页面</a>
        <h1>{newest === undefined ? pageId : newest.title}</h1>
        <span className="ed-hint">{page?.slot ?? '独立页面'}</span>
        <span className="ed-space" />
        {who}
      </header>
      <main className="ed-main">
        {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
        {query.data !== undefined && newest === undefined ? (
          <p className="ed-state">没有这个页面</p>
        ) : null}
        {newest === undefined ? null : (
          <section className="ed-card">
            <h2>
              {`v${newest.version} `}
              <span className="ed-badge" data-state={newest.state}>
                {STATES[newest.state]}
              </span>
            </h2>
            <p>
              <a className="ed-button ed-primary" href={`#/${pageId}/edit`}>
                编辑
              </a>
              <button type="button" className="ed-button" onClick={() => preview(true)}>
                手机预览
              </button>
            </p>
            <NextStep
              key={`${newest.etag} ${newest.state}`}
              version={newest}
              pageId={pageId}
              act={act}
            />
            <p role="status" className="ed-said">
              {said}
            </p>
            {findings.length === 0 ? null : (
              <FindingList pageId={pageId} version={newest.version} findings={findings} />
            )}
          </section>
        )}
        {query.data === undefined || versions.length === 0 ? null : (
          <ScheduleLine versions={versions} now={query.data.now} />
        )}
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
                    <button type="button" className="ed-button" onClick={() => compare(it)}>
                      看改动
                    </button>
                  )}
                  {TRANSITIONS[it.state].withdraw === undefined ||
                  !isAuthor(it.author, operator) ? null : (
                    <button
                      type="button"
                      className="ed-button"
                      onClick={() => {
                        if (!window.confirm(`把 v${it.version} 撤回为草稿？之后要重新提交审核`))
                          return
                        void act(withdrawPage(pageId, it, operator), `v${it.version} 已撤回为草稿`)
                      }}
                    >
                      撤回
                    </button>
                  )}
                  {it.publishedAt === null || it.state === 'live' ? null : (
                    <button
                      type="button"
                      className="ed-button"
                      onClick={() => {
                        const canceling = waiting === '' ? '' : `，并取消${waiting}的排期`
                        if (!window.confirm(`把 v${it.version} 的内容立即重新上线${canceling}？`)) {
                          return
                        }
                        void act(
                          rollBackPage(pageId, operator, it.version),
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
      </main>
      {compared === null ? null : (
        <Compared pageId={pageId} version={compared.version} onClose={() => compare(null)} />
      )}
      {previewing ? <PreviewSheet pageId={pageId} onClose={() => preview(false)} /> : null}
    </>
  )
}

interface StepProps {
  readonly pageId: string
  readonly version: Version
  readonly act: (work: Promise<Version>, done: string) => Promise<void>
}

/** What comes next for the newest version. */
function NextStep({ pageId, version, act }: StepProps) {
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

interface FindingProps {
  readonly pageId: string
  readonly version: number
  readonly findings: readonly Finding[]
}

function FindingList({ pageId, version, findings }: FindingProps) {
  const query = useQuery({
    queryKey: ['version', pageId, version],
    queryFn: () => loadVersion(pageId, version),
  })
  const blocks = blocksById(query.data?.doc)
  return (
    <ul className="ed-findings">
      {findings.map((it) => {
        const type = blocks.get(it.id)?.type ?? ''
        return (
          <li key={`${it.id} ${it.code} ${it.detail}`}>
            <strong>{it.id === '' ? '页面' : blockName(type)}</strong>
            {` ${findingText(it, type)}`}
          </li>
        )
      })}
    </ul>
  )
}

interface ComparedProps {
  readonly pageId: string
  readonly version: number
  readonly onClose: () => void
}

/** What a version changed in the one before it. */
function Compared({ pageId, version, onClose }: ComparedProps) {
  const query = useQuery({
    queryKey: ['compared', pageId, version],
    queryFn: async () => {
      const [before, after] = await Promise.all([
        loadVersion(pageId, version - 1),
        loadVersion(pageId, version),
      ])
      return differences(before.doc, after.doc, [before.audience, after.audience])
    },
  })
  return (
    <Sheet title={`v${version} 比 v${version - 1} 改了什么`} onClose={onClose}>
      {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
      {query.data === undefined ? null : (
        <Differences {...query.data} names={[`v${version - 1}`, `v${version}`]} />
      )}
    </Sheet>
  )
}
