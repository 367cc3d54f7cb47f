import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { loadPages, saveDraft, type ListedPage } from './calls.ts'
import { newDocument } from './document-parts.ts'
import { useEditor } from './EditorContext.tsx'
import { failureText, scheduleText, STATES } from './words.ts'

const ID = /^[\w-]{1,64}$/

/** The version that people see, else the newest. */
const shownVersion = ({ versions }: ListedPage) =>
  versions.find(({ state }) => state === 'live') ?? versions[0]

export function PageList({ who }: { readonly who: ReactNode }) {
  const [words, setWords] = useState('')
  const query = useQuery({ queryKey: ['pages'], queryFn: loadPages, staleTime: 0 })
  const { data } = query
  const pages = (data?.pages ?? []).filter(({ pageId, place, versions }) =>
    [pageId, place ?? '', versions[0]?.title ?? ''].join(' ').includes(words.trim()),
  )
  return (
    <>
      <header className="ed-bar">
        <h1>页面</h1>
        <a href="/sandbox">沙箱控制台</a>
        <span className="ed-space" />
        {data === undefined ? null : (
          <span className="ed-hint">{`北京时间 ${formatDateTime(data.now, { seconds: false })}`}</span>
        )}
        {who}
      </header>
      <main className="ed-main">
        <NewPage />
        <input
          className="ed-input ed-search"
          type="search"
          aria-label="查找页面"
          placeholder="按标题、编号或位置查找"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
        <table className="ed-table">
          <thead>
            <tr>
              <th>标题</th>
              <th>位置</th>
              <th>状态</th>
              <th>版本</th>
              <th>上线时间</th>
              <th>操作</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <PageRow key={page.pageId} page={page} />
            ))}
          </tbody>
        </table>
        {data !== undefined && pages.length === 0 ? (
          <p className="ed-state">没有找到这样的页面</p>
        ) : null}
      </main>
    </>
  )
}

function PageRow({ page }: { readonly page: ListedPage }) {
  const { pageId, place, versions } = page
  const [newest] = versions
  const shown = shownVersion(page)
  if (newest === undefined || shown === undefined) return null
  const waiting = newest.version === shown.version ? null : newest
  return (
    <tr>
      <td>
        <a href={`#/${pageId}`}>{newest.title === '' ? '（没有标题）' : newest.title}</a>
        <span className="ed-hint">{pageId}</span>
      </td>
      <td>{place ?? '独立页面'}</td>
      <td>
        <span className="ed-badge" data-state={shown.state}>
          {STATES[shown.state]}
        </span>
        {waiting === null ? null : (
          <span className="ed-badge" data-state={waiting.state}>
            {`v${waiting.version} ${STATES[waiting.state]}`}
          </span>
        )}
      </td>
      <td>{`v${shown.version}`}</td>
      <td>{scheduleText(shown)}</td>
      <td>
        <a className="ed-button" href={`#/${pageId}/edit`}>
          编辑
        </a>
      </td>
    </tr>
  )
}

function NewPage() {
  const { choices } = useEditor()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [pageId, setPageId] = useState('')
  const [slot, setSlot] = useState('')
  const [failure, setFailure] = useState('')
  if (!open) {
    return (
      <button type="button" className="ed-button ed-primary" onClick={() => setOpen(true)}>
        新建页面
      </button>
    )
  }
  const isOddId = pageId !== '' && !ID.test(pageId)
  const ready = title.trim() !== '' && ID.test(pageId)
  const make = async () => {
    try {
      const doc = newDocument(title.trim())
      await saveDraft(pageId, '0', { doc, ...(slot === '' ? {} : { slot }) })
      await client.invalidateQueries({ queryKey: ['choices'] })
      location.hash = `#/${pageId}/edit`
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) void make()
      }}
    >
      <label>
        标题（20 字内）
        <input
          className="ed-input"
          maxLength={20}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label>
        编号（字母、数字和 -）
        <input
          className="ed-input"
          placeholder="p-summer"
          value={pageId}
          onChange={({ target }) => setPageId(target.value.trim())}
        />
        {isOddId ? <span className="ed-hint">编号只能用字母、数字、- 和 _</span> : null}
      </label>
      <label>
        位置
        <select className="ed-input" value={slot} onChange={({ target }) => setSlot(target.value)}>
          <option value="">独立页面</option>
          {choices.slots.map((it) => (
            <option key={it.slot} value={it.slot} disabled={it.pageId !== null}>
              {it.pageId === null ? it.name : `${it.name}（已有 ${it.pageId}）`}
            </option>
          ))}
        </select>
      </label>
      <span>
        <button type="submit" className="ed-button ed-primary" disabled={!ready}>
          建好并编辑
        </button>
        <button type="button" className="ed-button" onClick={() => setOpen(false)}>
          取消
        </button>
      </span>
      {failure === '' ? null : <p className="ed-warning">{failure}</p>}
    </form>
  )
}
