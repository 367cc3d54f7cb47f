import { Puck, type Data } from '@puckeditor/core'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { AudienceSheet } from './AudienceSheet.tsx'
import { loadNewest, Refused, saveDraft, submitPage, type Finding, type Version } from './calls.ts'
import { ConflictSheet } from './ConflictSheet.tsx'
import { mergeDocuments } from './differences.ts'
import { DICTIONARY } from './dictionary.ts'
import {
  importDocument,
  openDocument,
  storedDocument,
  type EditorDocument,
} from './document-parts.ts'
import { FindingsContext } from './EditorContext.tsx'
import { JsonMenu } from './JsonMenu.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { puckConfig } from './PuckConfig.tsx'
import { puckOverrides } from './PuckOverrides.tsx'
import { audienceText, AUDIENCE_LABEL, failureText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
  readonly base: Version
  readonly opened: EditorDocument
  /** Says whether the base has this document; else it is new, from a file. */
  readonly isStored: boolean
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

/** A version in Puck, with the bar above it: saving, preview, submission. */
export function Workbench({ pageId, who, base: first, opened, isStored, notes }: Props) {
  const [base, setBase] = useState(first)
  const [saved, setSaved] = useState(isStored ? opened : null)
  const [data, setData] = useState(opened)
  const [audience, setAudience] = useState<object>(first.audience)
  const [choosingAudience, chooseAudience] = useState(false)
  /** The document that Puck begins with; a new one where a whole document is put in. */
  const [begun, begin] = useState({ count: 0, document: opened })
  const [findings, find] = useState<readonly Finding[]>([])
  const [theirs, conflict] = useState<Awaited<ReturnType<typeof loadNewest>> | null>(null)
  const [previewing, preview] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, say] = useState(notes.join('；'))
  const unsaved =
    saved === null ||
    !sameText(data, saved) ||
    audienceText(audience) !== audienceText(base.audience)

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
      const body = { doc: document, audience: whom }
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
      keep(await submitPage(pageId, version), data)
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
        <JsonMenu
          name={`${pageId}-v${base.version}.json`}
          document={data}
          onImport={(file) => void onImport(file)}
        />
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
      {previewing ? (
        <PreviewSheet pageId={pageId} version={base} onClose={() => preview(false)} />
      ) : null}
    </FindingsContext>
  )
}
