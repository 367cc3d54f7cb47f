import { useState } from 'react'
import { loadNewest, Refused, saveDraft, submitPage, type Finding, type Version } from './calls.ts'
import { mergeDocuments } from './differences.ts'
import { importDocument, openDocument, type EditorDocument } from './document-parts.ts'
import { audienceText, failureText } from './words.ts'

const sameText = (a: EditorDocument, b: EditorDocument) => JSON.stringify(a) === JSON.stringify(b)

/** A version as it was opened. */
export interface OpenedVersion {
  readonly pageId: string
  readonly base: Version
  readonly opened: EditorDocument
  /** Says whether the base has this document; else it is new, from a file. */
  readonly isStored: boolean
  readonly notes: readonly string[]
}

/** One piece of work at a time, with what it says at its end and what was found. */
function useWork(notes: readonly string[]) {
  const [findings, find] = useState<readonly Finding[]>([])
  const [busy, setBusy] = useState(false)
  const [said, say] = useState(notes.join('；'))
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
  return { findings, find, busy, said, say, work }
}

/** The document in the editor and whom it is for, against the version that is stored. */
function useDocument({ base: first, opened, isStored }: OpenedVersion) {
  const [base, setBase] = useState(first)
  const [saved, setSaved] = useState(isStored ? opened : null)
  const [data, setData] = useState(opened)
  const [audience, setAudience] = useState<object>(first.audience)
  /** The document that Puck begins with; a new one where a whole document is put in. */
  const [begun, begin] = useState({ count: 0, document: opened })
  const unsaved =
    saved === null ||
    !sameText(data, saved) ||
    audienceText(audience) !== audienceText(base.audience)

  const put = (document: EditorDocument) => {
    setData(document)
    begin(({ count }) => ({ count: count + 1, document }))
  }
  const keep = (version: Version, document: EditorDocument) => {
    setBase(version)
    setSaved(document)
  }
  return { base, data, setData, audience, setAudience, begun, unsaved, put, keep }
}

/** The work on a version: saving, submission, an import, and what another has saved meanwhile. */
export function useDraftWork(version: OpenedVersion) {
  const { pageId } = version
  const { findings, find, busy, said, say, work } = useWork(version.notes)
  const draft = useDocument(version)
  const { base, data, audience, unsaved, put, keep } = draft
  const [theirs, conflict] = useState<Awaited<ReturnType<typeof loadNewest>> | null>(null)

  /** The version that it is saved as; null where somebody has saved a newer one. */
  const save = async (
    document: EditorDocument,
    etag: string,
    whom: object = audience,
  ): Promise<Version | null> => {
    try {
      const body = { doc: document, audience: whom }
      const stored = await saveDraft(pageId, etag, body)
      keep(stored, document)
      return stored
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
      conflict(await loadNewest(pageId))
      return null
    }
  }
  const saveNow = async () => (unsaved ? save(data, base.etag) : base)
  const onSave = () =>
    work(async () => ((await save(data, base.etag)) ? '草稿已保存' : '还没有保存：有人先保存了'))
  const onPreview = (show: () => void) =>
    work(async () => {
      if ((await saveNow()) === null) return '还没有保存：有人先保存了'
      show()
      return ''
    })
  const onSubmit = () =>
    work(async () => {
      find([])
      const stored = await saveNow()
      if (stored === null) return '还没有保存：有人先保存了'
      keep(await submitPage(pageId, stored), data)
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
      draft.setAudience(whom)
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
  return {
    ...draft,
    findings,
    busy,
    said,
    theirs,
    closeConflict: () => conflict(null),
    save: onSave,
    submit: onSubmit,
    /** Saves what is not saved, and then shows the preview. */
    preview: onPreview,
    merge: onMerge,
    importFile: onImport,
  }
}
