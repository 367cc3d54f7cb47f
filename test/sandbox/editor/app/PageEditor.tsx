import { createUsePuck, Puck, type Data, type Overrides } from '@puckeditor/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { loadNewest, Refused, saveDraft, submitPage, type Finding, type Version } from './calls.ts'
import { ConflictSheet } from './ConflictSheet.tsx'
import { mergeDocuments } from './differences.ts'
import { DICTIONARY } from './dictionary.ts'
import {
  blocksById,
  importDocument,
  openDocument,
  storedDocument,
  type EditorDocument,
} from './document-parts.ts'
import { FindingsContext, useEditor } from './EditorContext.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { puckConfig } from './PuckConfig.tsx'
import { AudienceSheet } from './AudienceSheet.tsx'
import {
  audienceText,
  AUDIENCE_LABEL,
  blockName,
  failureText,
  findingText,
  STATES,
} from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
}

/** Opens the newest version of a page in Puck. */
export default function PageEditor({ pageId, who }: Props) {
  const query = useQuery({
    queryKey: ['newest', pageId],
    queryFn: () => loadNewest(pageId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (query.isError) return <p className="ed-state">{failureText(query.error)}</p>
  if (query.data === undefined) return <p className="ed-state">正在打开…</p>
  const opened = openDocument(query.data.doc)
  if (opened === null) return <p className="ed-state">这个页面的文档读不出来，请从 JSON 导入</p>
  const { document, notes } = opened
  return <Workbench pageId={pageId} who={who} base={query.data} opened={document} notes={notes} />
}

interface WorkbenchProps extends Props {
  readonly base: Version
  readonly opened: EditorDocument
  readonly notes: readonly string[]
}

const VIEWPORTS = [
  { width: 390, height: 'auto' as const, label: '390', icon: 'Smartphone' as const },
  { width: 375, height: 'auto' as const, label: '375', icon: 'Smartphone' as const },
  { width: 320, height: 'auto' as const, label: '320', icon: 'Smartphone' as const },
]
const UI = {
  leftSideBarWidth: 250,
  rightSideBarWidth: 330,
  viewports: {
    current: { width: 390, height: 'auto' as const },
    controlsVisible: true,
    options: [],
  },
}

/** Rich text stays the text that it is: the page's own component draws it. */
const TRANSFORMS = { richtext: ({ value }: { readonly value: unknown }) => value }

const titleOf = ({ root: { props } }: EditorDocument): string =>
  typeof props['title'] === 'string' ? props['title'] : ''
const sameText = (a: EditorDocument, b: EditorDocument) => JSON.stringify(a) === JSON.stringify(b)

function Workbench({ pageId, who, base: first, opened, notes }: WorkbenchProps) {
  const { operator } = useEditor()
  const [base, setBase] = useState(first)
  const [saved, setSaved] = useState(opened)
  const [data, setData] = useState(opened)
  const [audience, setAudience] = useState<object>(first.audience)
  const [choosingAudience, chooseAudience] = useState(false)
  /** What Puck begins with; a new one where a whole document is put in. */
  const [begun, begin] = useState({ count: 0, document: opened })
  const [findings, find] = useState<readonly Finding[]>([])
  const [theirs, conflict] = useState<Awaited<ReturnType<typeof loadNewest>> | null>(null)
  const [previewing, preview] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, say] = useState(notes.join('；'))
  const unsaved = !sameText(data, saved) || audienceText(audience) !== audienceText(base.audience)

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])

  const put = (document: EditorDocument) => {
    setData(document)
    begin(({ count }) => ({ count: count + 1, document }))
  }
  const keep = (version: Version, document: EditorDocument) => {
    setBase(version)
    setSaved(document)
  }
  /** The version that it is saved as; null where somebody has saved a newer one. */
  const save = async (
    document: EditorDocument,
    etag: string,
    whom: object = audience,
  ): Promise<Version | null> => {
    try {
      const body = { by: operator, doc: document, audience: whom }
      const version = await saveDraft(pageId, etag, body)
      keep(version, document)
      return version
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
      conflict(await loadNewest(pageId))
      return null
    }
  }
  const work = async (what: () => Promise<string>) => {
    setBusy(true)
    say('')
    try {
      say(await what())
    } catch (error) {
      if (error instanceof Refused) find(error.findings)
      say(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const saveNow = async () => (unsaved ? save(data, base.etag) : base)
  const onSave = () =>
    work(async () => ((await save(data, base.etag)) ? '草稿已保存' : '还没有保存：有人先保存了'))
  const onPreview = () =>
    work(async () => {
      if ((await saveNow()) === null) return '还没有保存：有人先保存了'
      preview(true)
      return ''
    })
  const onSubmit = () =>
    work(async () => {
      find([])
      const version = await saveNow()
      if (version === null) return '还没有保存：有人先保存了'
      keep(await submitPage(pageId, version, operator), data)
      return '已提交，等另一位同事审核'
    })
  const onMerge = (taken: ReadonlySet<string>) =>
    work(async () => {
      const other = theirs === null ? null : openDocument(theirs.doc)
      if (theirs === null || other === null) return ''
      conflict(null)
      const merged = mergeDocuments(data, other.document, taken)
      const whom = taken.has('') ? theirs.audience : audience
      put(merged)
      setAudience(whom)
      return (await save(merged, theirs.etag, whom)) ? '已按选择保存' : '又有人先保存了，请再选一次'
    })
  const onImport = async (file: File) => {
    const read = importDocument(await file.text())
    if ('refused' in read) {
      say(read.refused)
      return
    }
    put(read.document)
    say(['已导入，还没有保存', ...read.notes].join('；'))
  }
  const onExport = () => {
    const url = URL.createObjectURL(
      new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `${pageId}-v${base.version}.json`
    link.click()
    URL.revokeObjectURL(url)
  }

  const overrides = useMemo(() => puckOverrides(), [])
  const canSubmit = base.state === 'draft' || unsaved
  return (
    <FindingsContext value={findings}>
      <header className="ed-bar">
        <a
          href={`#/${pageId}`}
          onClick={(event) => {
            if (unsaved && !window.confirm('有改动还没有保存，确定离开？')) event.preventDefault()
          }}
        >
          ‹ 版本
        </a>
        <h1>{titleOf(data)}</h1>
        <span className="ed-badge" data-state={base.state}>
          {`v${base.version} ${STATES[base.state]}`}
        </span>
        <span role="status" className="ed-said">
          {said === '' && unsaved ? '有改动还没有保存' : said}
        </span>
        <span className="ed-space" />
        {who}
        <JsonMenu onImport={(file) => void onImport(file)} onExport={onExport} />
        <button type="button" className="ed-button ed-short" onClick={() => chooseAudience(true)}>
          {`${AUDIENCE_LABEL}：${audienceText(audience)}`}
        </button>
        <button
          type="button"
          className="ed-button"
          disabled={busy}
          onClick={() => void onPreview()}
        >
          手机预览
        </button>
        <button
          type="button"
          className="ed-button"
          disabled={busy || !unsaved}
          onClick={() => void onSave()}
        >
          保存草稿
        </button>
        <button
          type="button"
          className="ed-button ed-primary"
          disabled={busy || !canSubmit}
          onClick={() => void onSubmit()}
        >
          提交审核
        </button>
      </header>
      <Puck
        key={begun.count}
        config={puckConfig}
        data={begun.document}
        ui={UI}
        viewports={VIEWPORTS}
        dictionary={DICTIONARY}
        fieldTransforms={TRANSFORMS}
        overrides={overrides}
        height="calc(100vh - 3.5rem)"
        headerTitle="画布"
        onChange={(next: Data) => setData(storedDocument(next))}
      />
      {theirs === null ? null : (
        <ConflictSheet
          mine={data}
          theirs={openDocument(theirs.doc)?.document ?? theirs.doc}
          audiences={[theirs.audience, audience]}
          author={theirs.author}
          onChoose={(taken) => void onMerge(taken)}
          onClose={() => conflict(null)}
        />
      )}
      {choosingAudience ? (
        <AudienceSheet
          value={audience}
          onChange={setAudience}
          onClose={() => chooseAudience(false)}
        />
      ) : null}
      {previewing ? <PreviewSheet pageId={pageId} onClose={() => preview(false)} /> : null}
    </FindingsContext>
  )
}

interface JsonProps {
  readonly onImport: (file: File) => void
  readonly onExport: () => void
}

function JsonMenu({ onImport, onExport }: JsonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label="JSON 文件"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onImport(file)
          target.value = ''
        }}
      />
      <button type="button" className="ed-button" onClick={() => input.current?.click()}>
        导入 JSON
      </button>
      <button type="button" className="ed-button" onClick={onExport}>
        导出 JSON
      </button>
    </>
  )
}

const usePuck = createUsePuck()

/** Everything that was found, above the form of what is selected; a tap selects the block. */
function FindingsPanel() {
  const dispatch = usePuck((state) => state.dispatch)
  const data = usePuck((state) => state.appState.data)
  const getSelectorForId = usePuck((state) => state.getSelectorForId)
  return (
    <FindingsContext.Consumer>
      {(findings) => {
        if (findings.length === 0) return null
        const blocks = blocksById(data)
        return (
          <section className="ed-findings" aria-label="检查结果">
            <h2>{`检查发现 ${findings.length} 处问题`}</h2>
            {findings.map((it) => {
              const type = blocks.get(it.id)?.type ?? ''
              return (
                <button
                  key={`${it.id} ${it.code} ${it.detail}`}
                  type="button"
                  onClick={() => {
                    const itemSelector = getSelectorForId(it.id) ?? null
                    dispatch({ type: 'setUi', ui: { itemSelector } })
                    scrollTo(`[data-puck-component="${it.id}"]`)
                  }}
                >
                  <strong>{it.id === '' ? '页面设置' : blockName(type)}</strong>
                  {` ${findingText(it, type)}`}
                </button>
              )
            })}
          </section>
        )
      }}
    </FindingsContext.Consumer>
  )
}

interface DrawerItemProps {
  readonly name: string
  readonly children: ReactNode
}

const ROOT_ZONE = 'root:default-zone'

/** Brings a part of the canvas into view. */
function scrollTo(selector: string): void {
  const canvas = document.querySelector('iframe')?.contentDocument
  canvas?.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** A kind of block in the left column: dragged to its place, or added by its button. */
function DrawerItem({ name, children }: DrawerItemProps) {
  const dispatch = usePuck((state) => state.dispatch)
  const count = usePuck((state) => state.appState.data.content.length)
  const selected = usePuck((state) => state.appState.ui.itemSelector)
  const isTop = selected !== null && (selected.zone ?? ROOT_ZONE) === ROOT_ZONE
  const at = isTop ? selected.index + 1 : count
  return (
    <div className="ed-drawer-item">
      {children}
      <button
        type="button"
        className="ed-add"
        aria-label={`加一个${blockName(name)}`}
        title={isTop ? '加在选中的区块后面' : '加在最后'}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => {
          dispatch({
            type: 'insert',
            componentType: name,
            destinationIndex: at,
            destinationZone: ROOT_ZONE,
          })
          dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ROOT_ZONE } } })
          setTimeout(() => scrollTo(`[data-puck-dropzone="${ROOT_ZONE}"] > :nth-child(${at + 1})`))
        }}
      >
        ＋
      </button>
    </div>
  )
}

function puckOverrides(): Partial<Overrides> {
  return {
    drawerItem: DrawerItem,
    // Saving and publishing are in the bar above.
    headerActions: () => <></>,
    fields: ({ children }) => (
      <>
        <FindingsPanel />
        {children}
      </>
    ),
  }
}
